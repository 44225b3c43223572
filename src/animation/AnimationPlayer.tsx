import { useLottieLight } from 'lottie-react';
import { useEffect, useRef, useState } from 'react';
// In this chunk rather than behind an address: a second round trip would only add to the wait.
import animation from './intelligentAutomation.json';
import { runPaced } from './runPaced';

export interface AnimationPlayerProps {
  className: string | undefined;
  isRunning: boolean;
  /** The first frame is drawn. */
  onReady: () => void;
  /** The engine cannot draw it. */
  onFailure: () => void;
}

/**
 * Plays the drawing in a loop. A chunk of its own: engine and data are fetched only where they are shown.
 *
 * `useLottieLight` and not the components of lottie-react: those inject a `<style>`, and some hold an `eval`; the
 * site's policy allows neither.
 */
export default function AnimationPlayer({
  className,
  isRunning,
  onReady,
  onFailure,
}: AnimationPlayerProps) {
  const [isReady, setReady] = useState(false);
  const { animationItem, setDisplayRef } = useLottieLight({
    src: animation,
    subscriptions: {
      ready: () => {
        setReady(true);
        onReady();
      },
      error: onFailure,
    },
  });

  // Drawn for 60 frames a second; a screen that shows 120 need not draw what lies between.
  useEffect(() => animationItem?.setSubframe(false), [animationItem]);

  // The engine's own clock draws every frame it can, which keeps a slow phone busy with nothing else.
  const position = useRef(0);
  useEffect(() => {
    if (!animationItem || !isReady || !isRunning) return undefined;
    const start = position.current;
    return runPaced((elapsed) => {
      position.current = (start + (elapsed * animation.fr) / 1_000) % animation.op;
      animationItem.goToAndStop(position.current, true);
    });
  }, [animationItem, isReady, isRunning]);

  return <div ref={setDisplayRef} className={className} />;
}

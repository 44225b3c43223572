import { useLottieLight } from 'lottie-react';
import { useEffect, useState } from 'react';
// In this chunk rather than behind an address: a second round trip would only add to the wait.
import animation from './intelligentAutomation.json';

export interface AnimationPlayerProps {
  className: string | undefined;
  isRunning: boolean;
  /** The first frame is drawn. */
  onReady: () => void;
  /** The engine cannot draw it. */
  onFailure: () => void;
}

/**
 * Plays the drawing in a loop. A chunk of its own: it and the engine, which draws in a worker (`engine/`), are fetched only
 * where they are shown.
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

  useEffect(() => {
    if (!animationItem || !isReady || !isRunning) return undefined;
    animationItem.play();
    return () => animationItem.pause();
  }, [animationItem, isReady, isRunning]);

  return <div ref={setDisplayRef} className={className} />;
}

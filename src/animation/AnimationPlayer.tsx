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
 * Plays the drawing in a loop. A chunk of its own: engine and data are fetched only where they are shown.
 *
 * `useLottieLight` and not the components of lottie-react: those inject a `<style>`, and some carry an `eval`; the
 * site's policy allows neither.
 */
export default function AnimationPlayer({
  className,
  isRunning,
  onReady,
  onFailure,
}: AnimationPlayerProps) {
  const [isReady, setReady] = useState(false);
  const { animationItem, play, pause, setDisplayRef } = useLottieLight({
    src: animation,
    loop: true,
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

  useEffect(() => {
    if (!isReady) return;
    if (isRunning) play();
    else pause();
  }, [isReady, isRunning, play, pause]);

  return <div ref={setDisplayRef} className={className} />;
}

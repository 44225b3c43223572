import { useLottieLight } from 'lottie-react';
import { useEffect, useState } from 'react';
// The animation data is bundled into this chunk to save a second round trip.
import animation from './intelligentAutomation.json';

export interface AnimationPlayerProps {
  className: string | undefined;
  isRunning: boolean;
  /** Called when the first frame has been drawn. */
  onReady: () => void;
  /** Called if the engine can't draw the animation. */
  onFailure: () => void;
}

/**
 * Plays the animation in a loop. This component is in a separate chunk with the engine (`engine/`), which
 * draws in a worker. Only pages with the animation load that chunk.
 *
 * Uses `useLottieLight` because lottie-react's components inject a `<style>`, and some call `eval`: the CSP
 * blocks both.
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

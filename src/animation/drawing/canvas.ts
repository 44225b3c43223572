/** What the specification gives: 300 frames at 60 fps on 619 x 547, Lottie format 5.7.4. */
export const canvas = {
  version: '5.7.4',
  name: 'Intelligent Automation',
  frameRate: 60,
  firstFrame: 0,
  /** Frame 300 is never shown: it is frame 0 of the next round. */
  endFrame: 300,
  /** px */
  width: 619,
  /** px */
  height: 547,
} as const;

/**
 * The colors in the Lottie file and the poster; a color added there is added here. They follow the first brand's tokens (teal,
 * amber, paper, blue-black) but don't switch with the mode: one picture is shown on both backgrounds, so each outline contrasts with
 * both `#fbf8f2` and `#0b1220`. The build replaces them for other tokens (`brandColors.ts`).
 */
export const colors = {
  /** Dark mode's primary: light in the picture, on screen and in the robot's eyes. */
  mint: '#5fd6ba',
  mintPale: '#bdf0e2',
  teal: '#2ba58e',
  tealShade: '#1b8171',
  /** Light mode's primary. */
  tealDeep: '#0b6658',
  /** Dark mode's accent. */
  amber: '#f3b54b',
  amberShade: '#cf8a22',
  /** Light mode's ground of code. */
  paper: '#f6f1e7',
  paperShade: '#cfc8b8',
  /** Words of code that are neither key nor string. */
  word: '#c3d2d8',
  /** Punctuation, line marks and other things that step back. */
  faint: '#4c6675',
  /** Casing of monitor and keyboard. */
  casing: '#33545d',
  casingLight: '#466d76',
  casingShade: '#213c45',
  /** Dark mode's ground of code. */
  screen: '#0d1626',
  screenBar: '#17253a',
  activeLine: '#14263a',
} as const;

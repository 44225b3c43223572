/**
 * All colors in the Lottie file and the poster; keep the list in sync with them. They match the default
 * brand's tokens (teal, amber, paper, blue-black); for any other brand, the build replaces the colors
 * (`brandColors.ts`). Light and dark mode share one picture, so every outline must contrast with both
 * `#fbf8f2` and `#0b1220`.
 */
export const colors = {
  /** Primary color in dark mode, used for the lights on the screen and in the robot's eyes. */
  mint: '#5fd6ba',
  mintPale: '#bdf0e2',
  teal: '#2ba58e',
  tealShade: '#1b8171',
  /** Primary color in light mode. */
  tealDeep: '#0b6658',
  /** Accent color in dark mode. */
  amber: '#f3b54b',
  amberShade: '#cf8a22',
  /** Code background in light mode. */
  paper: '#f6f1e7',
  paperShade: '#cfc8b8',
  /** Code on the screen that is neither a keyword nor a string. */
  word: '#c3d2d8',
  /** Punctuation, line numbers and other muted details. */
  faint: '#4c6675',
  /** Casing of the monitor and the keyboard. */
  casing: '#33545d',
  casingLight: '#466d76',
  casingShade: '#213c45',
  /** Code background in dark mode. */
  screen: '#0d1626',
  screenBar: '#17253a',
  activeLine: '#14263a',
} as const;

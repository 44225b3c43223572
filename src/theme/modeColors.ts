/** Names of the colors that a school's tokens define for each mode. */
export interface ModeColors {
  /** Page background. */
  paper: string;
  /** Cards, header, panels. */
  surface: string;
  /** Recessed bands and areas. */
  sunken: string;
  /** Headings and body text. */
  ink: string;
  /** Secondary text. */
  inkSoft: string;
  /** Decorative borders. */
  line: string;
  /** Borders of controls. */
  lineStrong: string;
  primary: string;
  primaryHover: string;
  /** Text on `primary`. */
  onPrimary: string;
  /** Light shade of the primary color, as a text background. */
  primaryTint: string;
  accent: string;
  onAccent: string;
  accentTint: string;
  error: string;
  errorTint: string;
  success: string;
  successTint: string;
  /** Background and syntax colors of code. */
  code: {
    ground: string;
    text: string;
    comment: string;
    keyword: string;
    string: string;
    number: string;
    name: string;
  };
}

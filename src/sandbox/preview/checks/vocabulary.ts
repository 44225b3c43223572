/**
 * What the checks of an exercise can say of a page. They see it as it is drawn, never as it is written: any HTML and CSS
 * that comes to the same passes.
 */

/** Runs one check on a fresh page. */
export type CheckBody = (page: Page) => void | Promise<void>;

/** Plans a check. */
export type Check = (name: string, run: CheckBody) => void;

/** Which of the elements of a role. */
export interface Wanted {
  /** Accessible name, whole; or a pattern that it holds. */
  name?: string | RegExp;
  /** Of a heading. */
  level?: number;
}

export interface Page {
  /** The one element with a role, such as `heading`, `link`, `button`, `textbox`, `navigation`, `list`; fails without, and with more. */
  one(role: string, wanted?: Wanted): Subject;
  /** All elements with a role, in document order. */
  all(role: string, wanted?: Wanted): Subjects;
  /** Fails if there is an element with the role. */
  none(role: string, wanted?: Wanted): void;
  /** The one element that a CSS selector finds: for what has no role. */
  select(selector: string): Subject;
  /** All elements that a CSS selector finds. */
  selectAll(selector: string): Subjects;
  /** The element that has the focus. */
  focused(): Subject;

  /** The text of `<title>`. */
  hasTitle(text: string | RegExp): void;
  /** The accessible names of what Tab goes through, in order. */
  hasTabOrder(names: string[]): void;
  /** Nothing goes beyond the right edge of the window. */
  fits(): void;
  /** No form was sent up to now: a script has prevented it, or nothing was handed in. */
  sendsNothing(): void;

  /** Draws the page in a window of a width, in CSS pixels; 600 to begin with. */
  at(width: number): Promise<void>;
  /** Draws the page anew in light or in dark mode; light to begin with. */
  inScheme(scheme: 'light' | 'dark'): Promise<void>;
  /** Presses the mouse on an element. */
  click(subject: Subject): Promise<void>;
  /** Gives an element the focus and presses a key: `Enter`, ` `, `Escape`, `ArrowDown`, `a`. */
  press(subject: Subject, key: string): Promise<void>;
  /** Moves the focus on, as Tab does. */
  tab(): Promise<void>;
  /** Takes all out of a field, as selecting its text and deleting it does. */
  clear(subject: Subject): Promise<void>;
  /** Types into a field, behind what it holds. */
  type(subject: Subject, text: string): Promise<void>;
  /** Chooses an option of a `<select>` by its text. */
  choose(subject: Subject, option: string): Promise<void>;
}

/** One element. Each call fails with what was looked at, what was expected and what is there. */
export interface Subject {
  /** The one element with a role inside this one; `all`, `none`, `select` and `selectAll` as on the page. */
  one(role: string, wanted?: Wanted): Subject;
  all(role: string, wanted?: Wanted): Subjects;
  none(role: string, wanted?: Wanted): void;
  select(selector: string): Subject;
  selectAll(selector: string): Subjects;

  /** Its text with single spaces, whole; or a pattern that it holds, which `described` tells the reader in words. */
  hasText(text: string | RegExp, described?: string): void;
  /** Its accessible name. */
  hasName(name: string | RegExp, described?: string): void;
  /** An attribute, with a value if one is given. */
  hasAttribute(name: string, value?: string | RegExp, described?: string): void;
  hasNoAttribute(name: string): void;
  /** What a field holds. */
  hasValue(value: string): void;
  isChecked(checked?: boolean): void;
  isDisabled(disabled?: boolean): void;
  hasFocus(): void;
  isVisible(): void;
  isHidden(): void;

  /** A computed style: the value, or one of several, in any notation that comes to the same. Write the property as a plain string. */
  hasStyle(property: string, ...values: string[]): void;
  /** The contrast of its text, and of all text in it, with what lies behind. */
  hasContrast(ratio: number): void;
  /** Its box, in CSS pixels. */
  isAtLeast(width: number, height: number): void;
  isAtMost(width: number, height: number): void;
  /** Side by side with another: no overlap, at much the same height. */
  isBeside(other: Subject): void;
  /** Left of another, without overlap; its height does not count. */
  isLeftOf(other: Subject): void;
  /** Below another, without overlap. */
  isBelow(other: Subject): void;
  /** Its box lies in the other's. */
  isInside(other: Subject): void;
}

/** Several elements. */
export interface Subjects {
  readonly count: number;
  /** One of them, counted from 0; a negative index counts from the end. */
  at(place: number): Subject;
  each(run: (subject: Subject, place: number) => void): void;
  hasCount(count: number): void;
  /** Their texts, in order. */
  hasTexts(texts: string[]): void;
  /** Their accessible names, in order. */
  hasNames(names: string[]): void;
}

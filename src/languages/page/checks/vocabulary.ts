/**
 * API for an exercise's checks. Checks test the rendered page, not its source code, so any HTML and CSS
 * with the same result passes.
 */

/** Runs one check on a fresh page. */
export type CheckBody = (page: Page) => void | Promise<void>;

/** Registers a check. */
export type Check = (name: string, run: CheckBody) => void;

/** Narrows down the elements with a role. */
export interface Wanted {
  /** The exact accessible name, or a pattern that it must match. */
  name?: string | RegExp;
  /** Heading level. */
  level?: number;
}

/** The page that a check tests. */
export interface Page {
  /**
   * Returns the only element with a role, such as `heading` or `textbox`. Fails unless there's exactly one.
   */
  one(role: string, wanted?: Wanted): Subject;
  /** Returns all elements with a role, in document order. */
  all(role: string, wanted?: Wanted): Subjects;
  /** Checks that there's no element with a role. */
  none(role: string, wanted?: Wanted): void;
  /** Returns the only element that matches a CSS selector. Meant for elements without a role. */
  select(selector: string): Subject;
  /** Returns all elements that match a CSS selector. */
  selectAll(selector: string): Subjects;
  /** Returns the focused element. */
  focused(): Subject;

  /** Checks the text of `<title>`. */
  hasTitle(text: string | RegExp): void;
  /** Checks the accessible names of the elements that Tab stops at, in order. */
  hasTabOrder(names: string[]): void;
  /** Checks that nothing extends beyond the right edge of the window. */
  fits(): void;
  /** Checks that no form has been submitted so far, not counting submissions that a script prevented. */
  sendsNothing(): void;

  /** Resizes the window to a width in CSS px. The initial width is 600. */
  at(width: number): Promise<void>;
  /** Reloads the page in light or dark mode. The initial mode is light. */
  inScheme(scheme: 'light' | 'dark'): Promise<void>;
  /**
   * Reloads the page with another default font size, as visitors can set it in the browser, in CSS px. The initial
   * size is 16. Lengths in `rem` follow it; lengths in `px` don't.
   */
  withRootSize(size: number): Promise<void>;
  /**
   * Reloads the page with another style sheet after all others. It shows whether the page's rules can still be
   * overridden, and whether values follow a variable or a parent.
   */
  withStyle(css: string): Promise<void>;
  /**
   * Reloads the page with other HTML, and the same style sheet and script. It shows whether the script works for
   * other data. Meant for HTML that the learner can't change.
   */
  withHtml(html: string): Promise<void>;
  /** Clicks an element. */
  click(subject: Subject): Promise<void>;
  /** Focuses an element and presses a key, such as `Enter`, ` `, `Escape`, `ArrowDown`, or `a`. */
  press(subject: Subject, key: string): Promise<void>;
  /** Presses Tab, which moves the focus to the next element, unless a script prevents it. */
  tab(): Promise<void>;
  /** Clears a field, as if by selecting its text and pressing Delete. */
  clear(subject: Subject): Promise<void>;
  /** Types into a field, after any existing text. */
  type(subject: Subject, text: string): Promise<void>;
  /** Chooses an option of a `<select>` by its text. */
  choose(subject: Subject, option: string): Promise<void>;
}

/** One element. Failures report the element, the expected value, and the received value. */
export interface Subject {
  /** These work like the page's methods, but search inside this element. */
  one(role: string, wanted?: Wanted): Subject;
  all(role: string, wanted?: Wanted): Subjects;
  none(role: string, wanted?: Wanted): void;
  select(selector: string): Subject;
  selectAll(selector: string): Subjects;

  /**
   * Checks the full text, with whitespace collapsed. `described` explains a pattern to the learner in words.
   */
  hasText(text: string | RegExp, described?: string): void;
  /** Checks that all its text is in its children, such as the items of a list. */
  hasNoOwnText(): void;
  /** Checks the accessible name. */
  hasName(name: string | RegExp, described?: string): void;
  /** Checks that an attribute exists and, if `value` is given, that its value matches. */
  hasAttribute(name: string, value?: string | RegExp, described?: string): void;
  hasNoAttribute(name: string): void;
  /** Checks the value of a form field. */
  hasValue(value: string): void;
  isChecked(checked?: boolean): void;
  isDisabled(disabled?: boolean): void;
  hasFocus(): void;
  isVisible(): void;
  isHidden(): void;

  /**
   * Checks a computed style. Passes if the style equals any of the values, in any equivalent notation. The
   * property must be a string literal, because the names are read from the source code.
   */
  hasStyle(property: string, ...values: string[]): void;
  /** Checks the contrast ratio between all text in the element and its background. */
  hasContrast(ratio: number): void;
  /** Checks that the element is at least this large, in CSS px. */
  isAtLeast(width: number, height: number): void;
  /** Checks that the element is at most this large, in CSS px. */
  isAtMost(width: number, height: number): void;
  /** Checks that both elements have the same height. */
  isAsTallAs(other: Subject): void;
  /** Checks that both elements have the same width. */
  isAsWideAs(other: Subject): void;
  /**
   * Checks that the elements are next to each other, without overlap and at about the same vertical position.
   */
  isBeside(other: Subject): void;
  /** Checks that the element is to the left of another, without overlap, at any vertical position. */
  isLeftOf(other: Subject): void;
  /** Checks that the element is below another, without overlap. */
  isBelow(other: Subject): void;
  /** Checks that the element's box is inside another's. */
  isInside(other: Subject): void;
}

/** A list of elements. */
export interface Subjects {
  readonly count: number;
  /** Returns the element at an index, starting from 0. Negative indexes count from the end. */
  at(place: number): Subject;
  each(run: (subject: Subject, place: number) => void): void;
  hasCount(count: number): void;
  /** Checks the elements' texts, in order. */
  hasTexts(texts: string[]): void;
  /** Checks the elements' accessible names, in order. */
  hasNames(names: string[]): void;
}

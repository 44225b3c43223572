/** Values of `KeyboardEvent.code` that can't be derived from the key. */
const CODES: Readonly<Record<string, string>> = { ' ': 'Space' };

/** Values of the deprecated `keyCode`, which many scripts still use, for keys that aren't letters or digits. */
const NUMBERS: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Shift: 16,
  Control: 17,
  Alt: 18,
  Escape: 27,
  ' ': 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
};

/** Returns the properties by which the events of a key identify it, such as `Enter`, `a`, or `F2`. */
export function keyFacts(key: string): KeyboardEventInit {
  const number = numberOf(key);
  return { key, code: codeOf(key), keyCode: number, which: number };
}

function codeOf(key: string): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : (CODES[key] ?? key);
}

function numberOf(key: string): number {
  if (/^[a-z\d]$/i.test(key)) return key.toUpperCase().charCodeAt(0);
  const [, place] = /^F(\d+)$/.exec(key) ?? [];
  return place === undefined ? (NUMBERS[key] ?? 0) : 111 + Number(place);
}

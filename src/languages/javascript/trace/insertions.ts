/** Collects text to insert into code. Nothing is ever removed, so `withoutInsertions` restores the code. */
export class Insertions {
  /** Marks the start and end of each insertion. */
  readonly #key: string;
  readonly #before = new Map<number, string>();
  readonly #after = new Map<number, string>();

  constructor(key: string) {
    this.#key = key;
  }

  /** Inserts before the code that starts at `position`. Of two calls, the first is further to the left. */
  before(position: number, text: string): void {
    this.#before.set(position, (this.#before.get(position) ?? '') + this.#marked(text));
  }

  /** Inserts after the code that ends at `position`. Of two calls, the first is further to the right. */
  after(position: number, text: string): void {
    this.#after.set(position, this.#marked(text) + (this.#after.get(position) ?? ''));
  }

  /** Inserts around the code between two positions. */
  around(start: number, open: string, end: number, close: string): void {
    this.before(start, open);
    this.after(end, close);
  }

  /** Returns `code` with all insertions. */
  applyTo(code: string): string {
    const positions = [...new Set([...this.#before.keys(), ...this.#after.keys()])];
    let result = '';
    let end = 0;
    for (const position of positions.sort((a, b) => a - b)) {
      result += code.slice(end, position);
      result += (this.#after.get(position) ?? '') + (this.#before.get(position) ?? '');
      end = position;
    }
    return result + code.slice(end);
  }

  #marked(text: string): string {
    return `/*${this.#key}*/${text}/*/${this.#key}*/`;
  }
}

/**
 * Returns a function that removes insertions, for text that quotes the instrumented code.
 *
 * @param key - the key of the insertions: letters, digits and `$`
 */
export function withoutInsertions(key: string): (text: string) => string {
  const marker = key.replaceAll('$', '\\$');
  // The text of an arrow function ends within an insertion.
  const inserted = new RegExp(`/\\*${marker}\\*/[^]*?(?:/\\*/${marker}\\*/|$)`, 'g');
  return (text) => text.replace(inserted, '');
}

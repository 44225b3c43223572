/** Describes CSS selectors in words, because learners might not know selectors yet. */

/** A tag name, an id, and classes, in that order; all are optional. */
const SIMPLE = /^([a-z][a-z\d]*)?(?:#([\w-]+))?((?:\.[\w-]+)*)$/;

/**
 * Describes what a selector matches: `<li>` with the class `new` in `<ul>`. Returns complex selectors in
 * backticks.
 *
 * @param noun - used if the selector has no tag name, such as `the element`
 */
export function describeSelected(selector: string, noun: string): string {
  const steps = selector.trim().split(/\s*(>)\s*|\s+/);
  const words: string[] = [];
  for (const step of steps.toReversed()) {
    if (step === undefined) continue;
    if (step === '>') {
      words.push('directly');
      continue;
    }
    const simple = describeSimple(step, words.length === 0 ? noun : 'the element');
    if (simple === undefined) return `\`${selector}\``;
    words.push(...(words.length > 0 ? ['in'] : []), simple);
  }
  return words.join(' ');
}

/** Describes a single element that a selector matches. The description starts with `element`. */
export function describeOneSelected(selector: string): string {
  const words = describeSelected(selector, 'element');
  return words.startsWith('element') ? words : `element ${words}`;
}

function describeSimple(text: string, noun: string): string | undefined {
  const [, tag, id, classes = ''] = SIMPLE.exec(text) ?? [];
  const names = classes.split('.').slice(1);
  if (tag === undefined && id === undefined && names.length === 0) return undefined;
  const features = [
    ...(id === undefined ? [] : [`the id \`${id}\``]),
    ...names.map((name) => `the class \`${name}\``),
  ];
  const start = tag === undefined ? noun : `\`<${tag}>\``;
  return features.length === 0 ? start : `${start} with ${features.join(' and ')}`;
}

/** Maximum length of a short name, in characters, which home screens show below an icon. */
const MAX_LENGTH = 12;

/**
 * @param name - name of a school
 * @returns as many of its first words as fit below an icon, or the start of a long first word
 */
export function shortName(name: string): string {
  const [first = '', ...words] = name.split(/\s+/);
  let short = first.slice(0, MAX_LENGTH);
  for (const word of words) {
    if (`${short} ${word}`.length > MAX_LENGTH) break;
    short += ` ${word}`;
  }
  return short;
}

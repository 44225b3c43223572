/** Topics that are languages, with their names as people write them. */
const NAMES: Readonly<Record<string, string>> = {
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  sql: 'SQL',
};

/**
 * @param topics - the topics of a course
 * @returns the names of the languages among them, such as `['HTML', 'CSS']`
 */
export function languagesOf(topics: readonly string[]): string[] {
  return topics.flatMap((topic) => NAMES[topic] ?? []);
}

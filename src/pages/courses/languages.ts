/** Display names for topics that are languages. */
const NAMES: Readonly<Record<string, string>> = {
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  sql: 'SQL',
};

/** Returns the names of the languages among a course's topics, such as `['HTML', 'CSS']`. */
export function languagesOf(topics: readonly string[]): string[] {
  return topics.flatMap((topic) => NAMES[topic.toLowerCase()] ?? []);
}

/**
 * @param name - of the type
 * @param pages - those that have the slugs
 * @returns the text of a module that says which slugs there are: a type, so that the browser gets nothing of it
 */
export function slugsModule(name: string, pages: readonly { slug: string }[]): string {
  const slugs = pages.map(({ slug }) => `\n  | '${slug}'`);
  return `export type ${name} =${slugs.join('') || ' never'};\n`;
}

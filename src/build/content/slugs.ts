/**
 * @param name - name of the type
 * @param pages - pages with slugs
 * @returns the source of a module with a union type of all slugs, which adds nothing to the bundle
 */
export function slugsModule(name: string, pages: readonly { slug: string }[]): string {
  const slugs = pages.map(({ slug }) => `\n  | '${slug}'`);
  return `export type ${name} =${slugs.join('') || ' never'};\n`;
}

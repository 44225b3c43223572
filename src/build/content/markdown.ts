/** Parses the Markdown of lessons. */
import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { codeHash } from '../codeHash';
import { KeptResults } from './KeptResults';

/** A tree, in whose positions are only the line where a node starts and the offsets of both its ends. */
export type ParseMarkdown = (source: string) => Root;

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * @param folder - of the generated files, where trees are kept
 * @returns a parser that remembers the texts of the last time, and what writes its trees for the next
 */
export async function markdownParser(
  folder: string,
): Promise<{ parse: ParseMarkdown; write: () => Promise<void> }> {
  // The lock file stands for the packages that remark is made of.
  const engine = await codeHash(['src/build/content/markdown.ts'], ['package-lock.json']);
  const kept = await KeptResults.read<Root>(path.join(folder, 'parsed.txt'), engine);
  return {
    parse: (source) => kept.remember(source, () => lean(parser.parse(source))),
    write: () => kept.write(),
  };
}

/** Columns and other lines are three quarters of a tree, and nothing asks for them. */
function lean(tree: Root): Root {
  const text = JSON.stringify(tree, (key, value: unknown) => {
    if (key !== 'position') return value;
    const { start, end } = value as NonNullable<Root['position']>;
    return { start: { line: start.line, offset: start.offset }, end: { offset: end.offset } };
  });
  return JSON.parse(text) as Root;
}

/** Parses the Markdown of lessons. */
import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { codeHash } from '../../codeHash';
import { ResultCache } from '../cache/ResultCache';

/** Parses Markdown. Positions in the tree have only the start line and the start and end offsets. */
export type ParseMarkdown = (source: string) => Root;

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective);

/** Parses Markdown without a cache, for files that are few and small. */
export const parseMarkdown: ParseMarkdown = (source) => parser.parse(source);

/**
 * @param folder - folder of generated files, which holds the cache
 * @returns a cached parser, and a function that writes the cache
 */
export async function markdownParser(
  folder: string,
): Promise<{ parse: ParseMarkdown; write: () => Promise<void> }> {
  // The hash includes the lock file, so that updating remark's packages invalidates the cache.
  const engine = await codeHash(['src/build/content/markdown/markdown.ts'], ['package-lock.json']);
  const cache = await ResultCache.read<Root>(path.join(folder, 'parsed.txt'), engine);
  return {
    parse: (source) => cache.remember(source, () => removeUnusedPositions(parser.parse(source))),
    write: () => cache.write(),
  };
}

/** Removes columns and end lines: they're unused, and make up three-quarters of a tree. */
function removeUnusedPositions(tree: Root): Root {
  const text = JSON.stringify(tree, (key, value: unknown) => {
    if (key !== 'position') return value;
    const { start, end } = value as NonNullable<Root['position']>;
    return { start: { line: start.line, offset: start.offset }, end: { offset: end.offset } };
  });
  return JSON.parse(text) as Root;
}

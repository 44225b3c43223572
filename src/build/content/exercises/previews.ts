/** Reads previews: pages that readers can edit. */
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { PreviewBlock } from '../../../content/lesson';
import { fenceRole } from '../markdown/codeBlocks';
import { lineOf, report, type Reading } from '../markdown/reading';
import { oneOfEach, readWebFile, snippetsOf, webLanguage } from './webFiles';

/** Reads a preview: a title and one to three files. */
export function readPreview(reading: Reading, node: ContainerDirective): PreviewBlock | undefined {
  const title = node.attributes?.title;
  if (!title) {
    report(reading, node, 'a preview has a title: :::preview{title="A card"}');
    return undefined;
  }
  const children = node.children as RootContent[];
  const fences = children.filter((child): child is Code => child.type === 'code');
  const other = children.find((child) => child.type !== 'code' || !webLanguage(fenceRole(child)));
  if (other !== undefined) {
    report(reading, other, 'a preview only contains html, css and js blocks');
    return undefined;
  }
  const files = oneOfEach(reading, fences);
  if (files[0]?.lang !== 'html') {
    report(reading, node, 'a preview needs an html block');
    return undefined;
  }
  reading.previews.push({ line: lineOf(node), files: snippetsOf(files) });
  return {
    kind: 'preview',
    id: `preview-${reading.previews.length}`,
    title,
    files: files.map((file) => readWebFile(reading, file, false)),
  };
}

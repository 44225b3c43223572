/** Converts Markdown phrasing content to a lesson's inlines. */
import 'mdast-util-directive';
import type { PhrasingContent } from 'mdast';
import type { Inline } from '../../../content/lesson';
import { lineOf, report, sourceOf, type Reading } from './reading';

const UNKNOWN: Partial<Record<PhrasingContent['type'], string>> = {
  html: "raw HTML isn't allowed; put code between backticks",
  image: "pictures aren't allowed; draw with a ```diagram, ```plot or ```steps block",
  imageReference: "pictures aren't allowed; draw with a ```diagram, ```plot or ```steps block",
  linkReference: 'write the address of a link in place: [text](https://…)',
  footnoteReference: "footnotes aren't allowed; use a :::note",
  delete: "strikethrough isn't allowed",
};

/** Reads phrasing content. Reports and skips nodes that aren't allowed in lessons. */
export function readInlines(reading: Reading, nodes: readonly PhrasingContent[]): Inline[] {
  const inlines: Inline[] = [];
  for (const node of nodes) {
    const inline = readInline(reading, node);
    const last = inlines.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') {
      inlines[inlines.length - 1] = last + inline;
    } else if (inline !== undefined) {
      inlines.push(inline);
    }
  }
  return inlines;
}

function readInline(reading: Reading, node: PhrasingContent): Inline | undefined {
  switch (node.type) {
    case 'text':
      return node.value.replace(/\s*\n\s*/g, ' ');
    case 'inlineCode':
      return { kind: 'code', text: node.value };
    case 'emphasis':
    case 'strong':
      return { kind: node.type, children: readInlines(reading, node.children) };
    case 'break':
      return { kind: 'break' };
    case 'link':
      return readLink(reading, node);
    case 'textDirective':
      // Lessons have no inline directives, so a colon before a word, as in "key:value", is plain text.
      return sourceOf(reading, node).replace(/\s*\n\s*/g, ' ');
    default:
      report(reading, node, unknownReason(reading, node));
      return undefined;
  }
}

function unknownReason({ pageLinks }: Reading, { type }: PhrasingContent): string {
  return pageLinks && type.startsWith('image')
    ? 'a picture is a paragraph of its own; put an empty line before and after it'
    : (UNKNOWN[type] ?? `${type} isn't allowed in a lesson`);
}

function readLink(reading: Reading, node: Extract<PhrasingContent, { type: 'link' }>): Inline {
  const children = readInlines(reading, node.children);
  const target = node.url;
  if (target.startsWith('#')) {
    const link = { kind: 'passage' as const, slug: target.slice(1), children };
    reading.links.push({ line: lineOf(node), link });
    return link;
  }
  if (target.startsWith('lesson:')) {
    const [id = '', passage] = target.slice('lesson:'.length).split('#');
    // `slug` holds the lesson's id until `linkLessons` replaces it with the slug.
    const link = { kind: 'lesson' as const, slug: id, ...(passage ? { passage } : {}), children };
    reading.links.push({ line: lineOf(node), link });
    return link;
  }
  const { pageLinks } = reading;
  if (pageLinks && target.startsWith('/')) {
    pageLinks.push({ line: lineOf(node), address: target });
    return { kind: 'page', address: target, children };
  }
  const isMail = pageLinks !== undefined && target.startsWith('mailto:');
  if (!isMail && (!URL.canParse(target) || !target.startsWith('https://'))) {
    const pages = pageLinks ? '/<address>, mailto:…, ' : '';
    const reason = `a link goes to ${pages}lesson:<id>, #<heading-slug> or https://…, not to "${target}"`;
    report(reading, node, reason);
  }
  if (children.length === 0) {
    report(reading, node, 'a link needs text');
  }
  return { kind: 'link', href: target, children };
}

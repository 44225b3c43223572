/** Creates wrong versions of a page's files, each with one small change. */
import { generate, parse as parseCss, walk, type CssNode } from 'css-tree';
import { parse as parseHtml, type DefaultTreeAdapterTypes } from 'parse5';
import { apply, type Edit } from '../../javascript/build/edits';
import { mutantsOf, trimmed, type Mutant } from '../../javascript/build/mutants';
import type { PreviewFiles } from '../protocol';

const LENGTH_UNITS = /^(?:px|r?em|ch|[dls]?v(?:w|h|i|b|min|max)|%)$/;

/**
 * Lists mutations of a file that the checks should catch: a declaration or an attribute is missing, or a length is
 * doubled. Scripts are mutated like other programs.
 *
 * @param starter - starter file: what the solution has in common with it isn't mutated
 */
export function pageMutantsOf(
  language: keyof PreviewFiles,
  code: string,
  starter: string,
): Mutant[] {
  if (language === 'js') return mutantsOf(code, starter);
  const edits = language === 'css' ? cssEdits(code, starter) : htmlEdits(code, starter);
  return edits.map((edit) => mutantOf(code, edit));
}

function mutantOf(code: string, edit: Edit): Mutant {
  const lineAt = (position: number): number => code.slice(0, position).split('\n').length - 1;
  const [first, last] = [lineAt(edit.start), lineAt(edit.end)];
  const changed = apply(code, [edit]);
  const removed = code.slice(edit.start, edit.end).split('\n').length - 1;
  return {
    line: first + 1,
    code: changed,
    bounded: changed,
    before: trimmed(code.split('\n').slice(first, last + 1)),
    after: trimmed(changed.split('\n').slice(first, last + 1 - removed)),
  };
}

/** A node of a style sheet, and what identifies it: the rules around it and its own text. */
interface StylePart {
  node: CssNode;
  key: string;
}

/** Returns a style sheet's declarations and the preludes of its at-rules, in source order. */
function stylePartsOf(code: string): StylePart[] {
  const parts: StylePart[] = [];
  walk(parseCss(code, { positions: true, parseCustomProperty: true }), function (node) {
    const { atrule, rule } = this;
    const around = [atrule?.name, atrule?.prelude && generate(atrule.prelude)];
    if (node.type === 'AtrulePrelude') {
      parts.push({ node, key: around.join(' ') });
    } else if (node.type === 'Declaration') {
      const place = [...around, rule && generate(rule.prelude)];
      parts.push({ node, key: [...place, generate(node)].join(' ') });
    }
  });
  return parts;
}

function cssEdits(code: string, starter: string): Edit[] {
  const known = new Set(stylePartsOf(starter).map(({ key }) => key));
  return stylePartsOf(code)
    .filter(({ key }) => !known.has(key))
    .flatMap(({ node }) => [
      ...(node.type === 'Declaration' ? [withoutDeclaration(code, node)] : []),
      ...doubledLengths(node),
    ]);
}

function withoutDeclaration(code: string, node: CssNode): Edit {
  const { start, end } = rangeOf(node);
  const [rest = ''] = /^\s*;(?:[^\S\n]*(?=\S))?/.exec(code.slice(end)) ?? [];
  return { start, end: end + rest.length, text: '' };
}

function doubledLengths(part: CssNode): Edit[] {
  const edits: Edit[] = [];
  // Usually, twice a minimum is as right: a button that should be at least 44 pixels high can be higher.
  if (part.type === 'Declaration' && part.property.startsWith('min-')) return edits;
  walk(part, (node) => {
    const unit =
      node.type === 'Dimension' ? node.unit : node.type === 'Percentage' ? '%' : undefined;
    if (unit === undefined || !LENGTH_UNITS.test(unit) || !('value' in node)) return;
    edits.push({ ...rangeOf(node), text: `${Number(node.value) * 2}${unit}` });
  });
  return edits;
}

function rangeOf({ loc }: CssNode): Omit<Edit, 'text'> {
  return { start: loc?.start.offset ?? 0, end: loc?.end.offset ?? 0 };
}

type HtmlNode = DefaultTreeAdapterTypes.Node;

interface Attribute {
  /** The tag's name, and the attribute's name and value. */
  key: string;
  start: number;
  end: number;
}

function attributesOf(code: string): Attribute[] {
  const attributes: Attribute[] = [];
  function visit(node: HtmlNode): void {
    if ('tagName' in node) {
      for (const [name, place] of Object.entries(node.sourceCodeLocation?.attrs ?? {})) {
        const value = node.attrs.find((attribute) => attribute.name === name)?.value ?? '';
        const key = `${node.tagName} ${name}=${value}`;
        attributes.push({ key, start: place.startOffset, end: place.endOffset });
      }
    }
    const inside = 'content' in node ? node.content.childNodes : [];
    for (const child of 'childNodes' in node ? [...node.childNodes, ...inside] : []) visit(child);
  }
  visit(parseHtml(code, { sourceCodeLocationInfo: true }));
  return attributes;
}

function htmlEdits(code: string, starter: string): Edit[] {
  const known = attributesOf(starter).map(({ key }) => key);
  return attributesOf(code).flatMap(({ key, start, end }) => {
    const place = known.indexOf(key);
    if (place >= 0) {
      known.splice(place, 1);
      return [];
    }
    return [{ start: code.slice(0, start).trimEnd().length, end, text: '' }];
  });
}

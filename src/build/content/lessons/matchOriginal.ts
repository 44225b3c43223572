/** Compares a translated lesson with the original, so that progress and checks are the same in both. */
import { changeOf, codeText, type Block, type CodeLine } from '../../../content/lesson';
import { hashOf } from '../cache/hashes';
import { report } from '../markdown/reading';
import type { Draft } from './compile';

/** Fields of the front matter that a translation repeats. */
const SAME = ['id', 'slug', 'subject', 'level'] as const;

/** Length of the hash in a passage's version, in characters. The letter before it keeps YAML from reading a number. */
const VERSION = 6;

/** Pattern of the line where an example starts. */
const EXAMPLE_MARK = '^`{3,}\\S+ run\\b';

/**
 * Gives a translation the ids of the original, and reports where they differ: each passage must have the same
 * code, exercises, figures and questions. Warns about passages whose original has changed since.
 *
 * @param draft - the translation; changed in place
 * @param original - the lesson in the site's first language
 */
export function matchOriginal(draft: Draft, original: Draft): void {
  const { facts, reading } = draft;
  const { facts: expected } = original;
  if (!facts || !expected) return;
  for (const field of SAME) {
    if (facts[field] === expected[field]) continue;
    const reason = `front matter: ${field} is "${facts[field]}", but "${expected[field]}" in ${original.reading.file}; copy it from there`;
    report(reading, draft.lineOf(field), reason);
  }
  matchTerms(draft, original);
  matchPassages(draft, original);
  original.reading.checks.forEach(({ check }, index) => {
    const translated = reading.checks[index]?.check;
    if (translated) translated.id = check.id;
  });
}

/** Gives terms the slugs of the original, and the original's forms, which untranslated lessons use. */
function matchTerms(draft: Draft, original: Draft): void {
  const terms = draft.facts?.introduces.terms ?? [];
  const originals = original.facts?.introduces.terms ?? [];
  if (terms.length !== originals.length) {
    const reason = `front matter: introduces.terms has ${terms.length} terms, but ${originals.length} in ${original.reading.file}; translate each in the same order`;
    report(draft.reading, draft.lineOf('introduces', 'terms'), reason);
    return;
  }
  terms.forEach((term, index) => {
    const { slug, term: word = '', forms = [], isEveryday = false } = originals[index] ?? {};
    Object.assign(term, {
      slug: slug ?? term.slug,
      forms: [...term.forms, word, ...forms],
      isEveryday,
    });
  });
  if (draft.facts && original.facts) draft.facts.introduces.code = original.facts.introduces.code;
}

function matchPassages(draft: Draft, original: Draft): void {
  const passages = passagesOf(draft);
  const originals = passagesOf(original);
  const { file } = original.reading;
  if (passages.length !== originals.length) {
    const reason = `the translation has ${passages.length - 1} headings, but ${originals.length - 1} in ${file}; translate each in the same order`;
    report(draft.reading, 1, reason);
    return;
  }
  const versions = originals.map(({ version }) => version);
  const { translates } = draft.facts ?? {};
  if (translates?.length !== versions.length) {
    const reason = `front matter: add the versions of the passages that this file translates: translates: [${versions.join(', ')}]`;
    report(draft.reading, draft.lineOf('translates'), reason);
  }
  passages.forEach((passage, index) => {
    const expected = originals[index];
    if (!expected) return;
    const fault = differenceOf(passage.parts, expected.parts);
    if (fault !== undefined) {
      const reason = `"${passage.title}" ${fault.text} "${expected.title}" in ${file}; copy it from there, and translate only text, comments and names of tests`;
      report(draft.reading, lineOfPart(passage, fault.index), reason);
    } else if (translates?.[index] !== undefined && translates[index] !== expected.version) {
      draft.reading.behind.push({
        file: draft.reading.file,
        line: passage.line,
        reason: `"${passage.title}" is behind: "${expected.title}" in ${file} has changed; translate it again, and replace ${translates[index]} by ${expected.version} in translates (line ${draft.lineOf('translates', index)})`,
      });
    }
  });
}

/** Describes the first part that differs; undefined if all parts are the same. */
function differenceOf(
  parts: readonly Part[],
  expected: readonly Part[],
): { text: string; index: number } | undefined {
  const length = Math.max(parts.length, expected.length);
  for (let index = 0; index < length; index += 1) {
    const [own, original] = [parts[index], expected[index]];
    if (own?.name !== original?.name) {
      const text = `has ${own?.name ?? 'nothing'} in the place of ${original?.name ?? 'nothing'} in`;
      return { text, index };
    }
    if (own?.code !== original?.code) return { text: `has other code in ${own?.name} than`, index };
  }
  return undefined;
}

/** Returns the line of a part, or of its passage if it isn't known. */
function lineOfPart({ line, lines, parts }: Passage, index: number): number {
  const mark = parts[index]?.mark;
  if (mark === undefined) return line;
  const before = parts.slice(0, index).filter((part) => part.mark === mark).length;
  const marked = lines.flatMap((text, offset) => (new RegExp(mark).test(text) ? [offset] : []));
  return line + (marked[before] ?? 0);
}

/** A part of a passage that isn't text. */
interface Part {
  name: string;
  /** The code without what can be translated. */
  code: string;
  /** Pattern of the line where it starts, if there is one. */
  mark?: string | undefined;
}

interface Passage {
  title: string;
  line: number;
  /** Lines of its source. */
  lines: string[];
  /** Code, exercises, figures and questions. */
  parts: Part[];
  /** Changes with every change to the passage. */
  version: string;
}

/** Returns the passage above the first heading, and the one below each heading. */
function passagesOf({ reading, blocks, facts }: Draft): Passage[] {
  const sources = sourcesOf(reading.source);
  const titles = [facts?.title ?? '', ...reading.contents.map(({ title }) => title)];
  const passages = titles.map((title, index): Passage => {
    const { line = 1, text = '' } = sources[index] ?? {};
    return {
      title,
      line,
      lines: text.split('\n'),
      parts: [],
      version: `v${hashOf([text]).slice(0, VERSION)}`,
    };
  });
  let current = 0;
  for (const block of blocks) {
    if (block.kind === 'heading') current += 1;
    else passages[current]?.parts.push(...partsOf(block));
  }
  return passages;
}

/** Splits a file at its headings, outside of fenced code. */
function sourcesOf(source: string): { line: number; text: string }[] {
  const passages = [{ line: 1, text: '' }];
  let fence: string | undefined;
  source.split('\n').forEach((text, index) => {
    const mark = /^(`{3,})/.exec(text)?.[1];
    if (mark !== undefined && fence === undefined) fence = mark;
    else if (mark !== undefined && mark === fence) fence = undefined;
    if (fence === undefined && /^#{2,3} /.test(text)) passages.push({ line: index + 1, text: '' });
    const passage = passages.at(-1);
    if (passage) passage.text += `${text}\n`;
  });
  return passages;
}

function partsOf(block: Block): Part[] {
  const change = changeOf(block);
  const changed = (change?.solution ?? []).map((one) =>
    'lines' in one ? programOf(one.lines) : programOf([one]),
  );
  const part = (name: string, ...codes: string[]): Part[] => [
    {
      name,
      code: codes.join('\n'),
      mark:
        block.kind === 'example' ? EXAMPLE_MARK : 'id' in block ? `\\{#${block.id}\\b` : undefined,
    },
  ];
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'list':
    case 'quote':
    case 'rule':
      return [];
    case 'code':
      return part('the code', block.language === 'text' ? '' : programOf(block.lines));
    case 'example':
      return part(
        'the example',
        programOf(block.lines),
        block.output ?? '',
        ...changed,
        testsOf(change?.tests ?? ''),
      );
    case 'exercise':
      return part(
        `the exercise ${block.id}`,
        programOf(block.starter),
        programOf(block.solution),
        codeText(block.python ?? []).replaceAll(/#.*/g, ''),
        testsOf(block.tests),
      );
    case 'predict':
      return part(`the prediction ${block.id}`, programOf(block.lines), block.output);
    case 'order':
      return part(`the order ${block.id}`, programOf(block.lines), testsOf(block.tests));
    case 'webExercise':
      return part(
        `the exercise ${block.id}`,
        ...[...block.files, ...block.solution].map(({ lines }) => programOf(lines)),
        testsOf(block.checks),
      );
    case 'preview':
      return part(
        'the preview',
        ...block.files.map(({ lines }) => programOf(lines)),
        ...changed,
        testsOf(change?.tests ?? ''),
      );
    default:
      return part(`the ${block.kind}`);
  }
}

/** Returns code without its comments and indentation. */
function programOf(lines: readonly CodeLine[]): string {
  return codeText(lines)
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"])\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ');
}

/** Returns tests without their names and without what they call values. */
function testsOf(tests: string): string {
  return (
    tests
      .replaceAll(/\b(test|hidden|check|hiddenCheck)\((['"`])(?:\\.|(?!\2).)*\2/g, '$1(')
      .replaceAll(/,\s*(['"`])(?:\\.|(?!\1).)*\1\s*\)(?=\s*\.(?:to|not))/g, ')')
      // The description of a pattern.
      .replaceAll(/(\/[a-z]*),\s*(['"`])(?:\\.|(?!\2).)*\2\s*\)/g, '$1)')
      .replaceAll(/(['"])\([^'"]*\)\1/g, "''")
  );
}

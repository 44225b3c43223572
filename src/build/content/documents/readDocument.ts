/** Reads one Markdown page of a school. */
import type { Block } from '../../../content/lesson';
import type { SchoolDocument } from '../../../content/documents';
import type { DocumentKind } from '../../../site/documentAddresses';
import { readBlocks } from '../lessons/blocks';
import { readFields, type FieldsResult } from '../markdown/frontMatter';
import type { Highlight } from '../markdown/highlight';
import { parseMarkdown } from '../markdown/markdown';
import { report, startReading, type Reading } from '../markdown/reading';
import { splitFile } from '../markdown/splitFile';
import { plainMessages } from '../validation/plainMessages';
import { documentSchemas, type DocumentFields } from './documentSchemas';
import { plainBlocks } from './plainBlocks';
import type { Today } from './today';

/** A parsed page whose links aren't resolved yet. */
export interface DocumentDraft {
  reading: Reading;
  slug: string;
  /** Undefined if the front matter is invalid. */
  facts?: SchoolDocument;
  blocks: Block[];
}

/** What pages are read with. */
export interface DocumentTools {
  highlight: Highlight;
  today: Today;
}

/**
 * @param kind - the file's folder in `src/school`
 * @param file - path for error messages; its name is the slug
 * @param source - the file's text
 * @param tools - see `DocumentTools`
 * @returns the page; its mistakes are in `reading.problems`
 */
export function readDocument(
  kind: DocumentKind,
  file: string,
  source: string,
  { highlight, today }: DocumentTools,
): DocumentDraft {
  const reading: Reading = {
    ...startReading({
      file,
      source,
      highlight,
      readInner: (within, nodes) => readBlocks(within, nodes, 'inside'),
    }),
    pageLinks: [],
  };
  const slug = /([^\\/]+)\.md$/.exec(file)?.[1] ?? '';
  const split = splitFile(reading, parseMarkdown);
  if (!split) return { reading, slug, blocks: [] };
  const { yaml, body } = split;
  const facts = readFacts(reading, kind, slug, yaml, today);
  const blocks = readBlocks(reading, plainBlocks(reading, body), 'body');
  if (body.length === 0)
    report(reading, 1, 'the page has no text; write it below the front matter');
  return { reading, slug, ...(facts ? { facts } : {}), blocks };
}

function readFacts(
  reading: Reading,
  kind: DocumentKind,
  slug: string,
  yaml: string,
  today: Today,
): SchoolDocument | undefined {
  const read = <Kind extends DocumentKind>(one: Kind): FieldsResult<DocumentFields[Kind]> => {
    const schema = documentSchemas[one] as never;
    const result = readFields<DocumentFields[Kind]>(reading.file, yaml, 2, schema, plainMessages);
    reading.problems.push(...result.problems);
    return result;
  };
  const reportFuture = (lineOf: FieldsResult<unknown>['lineOf'], field: string, day: string) => {
    if (day <= today.last) return;
    const reason = `${field}: ${day} is in the future, and a static build can't publish later; set today's date, or keep the file elsewhere until then`;
    report(reading, lineOf(field), reason);
  };
  switch (kind) {
    case 'legal': {
      const { data, lineOf } = read('legal');
      if (!data) return undefined;
      reportFuture(lineOf, 'updated', data.updated);
      return { kind, slug, ...data, footer: data.footer ?? data.title };
    }
    case 'posts': {
      const { data, lineOf } = read('posts');
      if (!data) return undefined;
      reportFuture(lineOf, 'date', data.date);
      if (data.updated) reportFuture(lineOf, 'updated', data.updated);
      return { kind, slug, ...data };
    }
    case 'careers': {
      const { data, lineOf } = read('careers');
      if (!data) return undefined;
      reportFuture(lineOf, 'posted', data.posted);
      if (data.until && data.until < today.first) {
        const reason = `until: ${data.until} is over; delete the file, or set a later date`;
        report(reading, lineOf('until'), reason);
      }
      const { kind: employment, ...fields } = data;
      return { kind, slug, ...fields, employment };
    }
  }
}

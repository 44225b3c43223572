/** Search entries of a school's Markdown pages and of the lists of them. */
import type { DocumentData } from '../../../content/documents';
import { blogHead } from '../../../pages/blog/blogHead';
import { head as jobs } from '../../../pages/careers/head';
import { BLOG_ADDRESS, documentAddress, JOBS_ADDRESS } from '../../../site/documentAddresses';
import * as texts from '../../../texts/en/searchEntries';
import { blocksText } from '../markdown/plainText';
import type { Finding } from '../search/searchIndex';

/** Where results are found, by kind of page. */
const WITHIN = { legal: texts.aboutUs, posts: texts.blog, careers: texts.careers } as const;

/**
 * @param documents - all Markdown pages
 * @returns their search entries
 */
export function documentFindings(documents: readonly DocumentData[]): Finding[] {
  const has = (kind: keyof typeof WITHIN) =>
    documents.some(({ outline }) => outline.facts.kind === kind);
  return [
    ...(has('posts') ? [listFinding(blogHead(), BLOG_ADDRESS)] : []),
    ...(has('careers') ? [listFinding(jobs, JOBS_ADDRESS)] : []),
    ...documents.map(({ outline: { facts, contents }, sections }) => ({
      kind: 'page' as const,
      title: facts.title,
      address: documentAddress(facts.kind, facts.slug),
      summary: facts.description,
      within: WITHIN[facts.kind],
      headings: [
        ...contents.map(({ title }) => title),
        ...(facts.kind === 'posts' ? facts.tags : []),
      ].join('. '),
      text: sections.map(({ blocks }) => blocksText(blocks)).join(' '),
    })),
  ];
}

function listFinding(
  { title, description }: { title: string; description: string },
  address: string,
): Finding {
  return {
    kind: 'page',
    title,
    address,
    summary: description,
    within: texts.aboutUs,
    headings: '',
    text: '',
  };
}

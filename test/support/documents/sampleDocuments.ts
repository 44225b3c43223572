import type { DocumentData, Job, LegalPage, Post } from '../../../src/content/documents';
import type { Block } from '../../../src/content/lesson';

export const LEGAL: LegalPage = {
  kind: 'legal',
  slug: 'privacy',
  title: 'Privacy policy',
  description: 'What the harbor school stores.',
  footer: 'Privacy',
  updated: '2026-11-14',
};

export const POST: Post = {
  kind: 'posts',
  slug: 'knots',
  title: 'Knots that hold',
  description: 'Three knots for every boat.',
  date: '2026-11-20',
  updated: '2026-11-23',
  author: 'Robin Sample',
  tags: ['rope', 'safety'],
};

export const OLDER_POST: Post = {
  kind: 'posts',
  slug: 'wind',
  title: 'Where the wind is',
  description: 'How to feel it.',
  date: '2026-10-05',
  tags: ['safety'],
};

export const JOB: Job = {
  kind: 'careers',
  slug: 'skipper',
  title: 'Skipper',
  description: 'Take students out to sea.',
  place: 'Sample Town',
  country: 'US',
  employment: 'part-time',
  posted: '2026-11-03',
  until: '2099-12-31',
  apply: 'mailto:jobs@harbor.example',
};

/** Values of the generated module `documents`. */
export const LEGAL_PAGES = [LEGAL];
export const POSTS = [POST, OLDER_POST];
export const JOBS = [JOB];

const TEXT: Block[] = [
  {
    kind: 'paragraph',
    children: ['First, ', { kind: 'page', address: '/about', children: ['look'] }, '.'],
  },
  { kind: 'heading', level: 2, slug: 'one', children: ['One'] },
  { kind: 'list', items: [[{ kind: 'paragraph', children: ['A line'] }]] },
  { kind: 'note', children: [{ kind: 'paragraph', children: ['Mind the boom.'] }] },
  { kind: 'heading', level: 3, slug: 'inner', children: ['Inner'] },
  { kind: 'quote', children: [{ kind: 'paragraph', children: ['Ahoy'] }] },
];

/**
 * @param facts - facts about a page
 * @returns its data, with a short text and three headings
 */
export function documentWith(facts: DocumentData['outline']['facts']): DocumentData {
  return {
    outline: {
      facts,
      contents: ['one', 'two', 'three'].map((slug) => ({ level: 2, slug, title: slug })),
      sections: [{ id: 'start', hasCode: false }],
      related: facts.slug === POST.slug ? [OLDER_POST] : [],
    },
    sections: [{ id: 'start', kind: 'text', blocks: TEXT }],
  };
}

import MiniSearch, { type AsPlainObject } from 'minisearch';
import {
  ADDRESSES,
  courseAddress,
  lessonAddress,
  mockAddress,
  termAddress,
  type Address,
} from '../../../site/addresses';
import type { GlossaryTerm } from '../../../content/glossary';
import type { Block, Lesson } from '../../../content/lesson';
import type { Course, Program, Question } from '../../../content/model';
import { INDEX_OPTIONS, type SearchDocument } from '../../../search/engine/searchModel';
import { mockHead } from '../../../pages/mock/mockHead';
import * as texts from '../../../texts/en/searchEntries';
import { blocksText } from '../markdown/plainText';

/** Maximum length of a summary in characters: about a line and a half of a search result. */
const SUMMARY_LENGTH = 120;

/** URL hash of the questions section, the same on every page that has one. */
const QUESTIONS_HASH = '#questions';

/** A page that's neither a course nor a lesson. */
export interface SearchPage {
  title: string;
  description: string;
  address: Address | ReturnType<typeof mockAddress>;
  headings: readonly string[];
}

export interface SearchContent {
  lessons: readonly Lesson[];
  courses: readonly Course[];
  programs: readonly Program[];
  questions: readonly Question[];
  pages: readonly SearchPage[];
  terms: readonly GlossaryTerm[];
  /** Entries that are already complete. */
  findings?: readonly Finding[] | undefined;
}

/** A page or passage that search finds. */
export type Finding = Omit<SearchDocument, 'id'>;

/**
 * Builds the search index. Indexes each lesson as a whole and passage by passage, so that a result can link
 * to the right passage.
 *
 * @param content - everything that's searchable
 * @returns the serialized index, as plain JSON
 */
export function buildSearchIndex(content: SearchContent): AsPlainObject {
  const index = new MiniSearch<SearchDocument>(INDEX_OPTIONS);
  const findings = [
    ...content.lessons.flatMap(lessonFindings),
    ...content.courses.map(courseFinding),
    ...content.courses.filter(({ mock }) => mock !== undefined).map(mockFinding),
    ...content.programs.map(programFinding),
    ...content.questions.map(questionFinding),
    ...content.pages.map(pageFinding),
    ...content.terms.map(termFinding),
    ...(content.findings ?? []),
  ];
  index.addAll(findings.map((finding, id) => ({ ...finding, id })));
  return index.toJSON();
}

function lessonFindings(lesson: Lesson): Finding[] {
  const address = lessonAddress(lesson.slug);
  const [opening, ...passages] = passagesOf(lesson.blocks);
  return [
    {
      kind: 'lesson',
      title: lesson.title,
      address,
      summary: lesson.description,
      within: texts.lessonIn(lesson.position.course.title),
      headings: lesson.contents.map(({ title }) => title).join('. '),
      text: [...lesson.outcomes, blocksText(opening ?? [])].join(' '),
    },
    ...passages.map<Finding>(([heading, ...blocks]) => {
      const text = blocksText(blocks);
      return {
        kind: 'passage',
        title: blocksText(heading ? [heading] : []),
        address: `${address}#${heading?.kind === 'heading' ? heading.slug : ''}`,
        summary: shorten(text),
        within: lesson.title,
        headings: '',
        text,
      };
    }),
  ];
}

/** Splits blocks at headings. The first passage is the part above the first heading. */
function passagesOf(blocks: readonly Block[]): Block[][] {
  const passages: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') passages.push([]);
    passages.at(-1)?.push(block);
  }
  return passages;
}

function courseFinding({ slug, title, description, topics, modules, outcomes }: Course): Finding {
  return {
    kind: 'course',
    title,
    address: courseAddress(slug),
    summary: description,
    within: '',
    headings: [...topics, ...modules.map((module) => module.title)].join('. '),
    text: outcomes.join(' '),
  };
}

function mockFinding({ slug, title }: Course): Finding {
  return pageFinding({ ...mockHead({ title }), address: mockAddress(slug), headings: [] });
}

function programFinding({ id, title, description, forWhom, steps }: Program): Finding {
  return {
    kind: 'program',
    title,
    address: `${ADDRESSES.programs}#${id}`,
    summary: description,
    within: '',
    headings: steps.map(({ checkpoint }) => checkpoint.title).join('. '),
    text: forWhom.join(' '),
  };
}

function questionFinding({ question, answer, places, keywords = [] }: Question): Finding {
  const page = places.includes('about') ? ADDRESSES.about : ADDRESSES.home;
  return {
    kind: 'question',
    title: question,
    address: page + QUESTIONS_HASH,
    summary: shorten(answer[0] ?? ''),
    within: '',
    headings: keywords.join('. '),
    text: answer.join(' '),
  };
}

function pageFinding({ title, description, address, headings }: SearchPage): Finding {
  return {
    kind: 'page',
    title,
    address,
    summary: description,
    within: '',
    headings: headings.join('. '),
    text: '',
  };
}

function termFinding({ slug, term, means }: GlossaryTerm): Finding {
  return {
    kind: 'term',
    title: term,
    address: termAddress(slug),
    summary: shorten(means.map((part) => (typeof part === 'string' ? part : part.text)).join('')),
    within: texts.glossary,
    headings: '',
    text: '',
  };
}

/** Shortens text, cutting it between words. */
function shorten(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const end = text.lastIndexOf(' ', SUMMARY_LENGTH);
  return `${text.slice(0, end === -1 ? SUMMARY_LENGTH : end).replace(/[,;:.–—-]+$/, '')} …`;
}

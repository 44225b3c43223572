/** Validates the content as a whole and generates the files for lists, search and importing progress. */
import { glossaryOf } from '../../../content/glossary';
import type { Brand } from '../../../brand/brandModel';
import type { Lesson } from '../../../content/lesson';
import type { SchoolTexts } from '../../../content/schoolTexts';
import type { EntryPoints } from '../../../content/summary';
import type { TutorialFacts } from '../../../content/totals';
import { searchPages } from '../search/searchPages';
import { buildSearchIndex, type Finding } from '../search/searchIndex';
import { shardFiles, shardsOf } from '../search/searchShards';
import { validateContent } from '../validation/validate';
import { mockMistakes, type MockProblemLists } from '../mockProblems/mockProblemFiles';
import type { ContentProblem, ContentSet } from '../validation/validateTypes';
import type { Office } from '../office/readOffice';
import type { ReadPage } from '../school/ownPages';
import type { ReadSection } from '../school/ownSections';
import { outlinesModule } from './courseOutlines';
import { firstExerciseModule, firstExerciseOf } from './firstExercise';
import { knownIdsModule, knownIdsOf } from './knownIds';
import {
  fixedExampleProblems,
  fixedExampleRunsModule,
  type FixedExampleRuns,
} from './fixedExampleRuns';
import {
  courseIndexModule,
  courseLessonsModule,
  courseSlugsModule,
  firstLessonOf,
  startsModule,
  summariesModule,
} from './summaries';
import { tutorialModulesModule, tutorialModulesOf } from './tutorialModules';

interface AllContent extends Omit<ContentSet, 'tutorials'> {
  brand: Brand;
  entryPoints: EntryPoints<string> | null;
  tutorials: readonly TutorialFacts[];
  lessons: readonly Lesson[];
  mockProblems: MockProblemLists;
  fixedExampleRuns: FixedExampleRuns;
  ownPages: readonly ReadPage[];
  ownSections: readonly ReadSection[];
  texts: SchoolTexts;
  office: Office;
  /** Search entries of the school's Markdown pages and forms. */
  findings?: readonly Finding[];
}

/**
 * @param content - compiled lessons and everything that refers to them
 * @returns the problems, and the files by path within the output folder (none if there are problems)
 */
export function summaryFiles(content: AllContent): {
  problems: ContentProblem[];
  files: Map<string, string>;
} {
  const {
    courses,
    programs,
    questions,
    entryPoints,
    ownPages,
    ownSections,
    texts,
    office,
    tutorials,
    lessons,
    mockProblems,
    fixedExampleRuns,
    findings,
  } = content;
  const problems = [
    ...validateContent(content),
    ...mockMistakes(courses, mockProblems),
    ...fixedExampleProblems(fixedExampleRuns),
  ];
  if (problems.length > 0) return { problems, files: new Map() };

  const counted = { courses, programs, tutorials };
  const { id: firstId } = firstLessonOf(counted);
  const first = lessons.find(({ id }) => id === firstId);
  const index = buildSearchIndex({
    lessons,
    courses,
    programs,
    questions,
    pages: searchPages(content.brand, ownPages, texts, office, ownSections),
    terms: glossaryOf(lessons).terms,
    findings,
  });
  const files = new Map([
    ['courseIndex.ts', courseIndexModule(courses)],
    ['courseSlugs.ts', courseSlugsModule(courses)],
    ['summaries.ts', summariesModule(counted)],
    ['courseOutlines.ts', outlinesModule(counted)],
    ['courseLessons.ts', courseLessonsModule(counted)],
    ['tutorialModules.ts', tutorialModulesModule(tutorialModulesOf(courses, lessons))],
    ['starts.ts', startsModule(counted, entryPoints)],
    ['firstExercise.ts', firstExerciseModule(first ? firstExerciseOf(first) : null)],
    ['fixedExampleRuns.ts', fixedExampleRunsModule(fixedExampleRuns)],
    ['knownIds.ts', knownIdsModule(knownIdsOf(lessons, courses, programs, mockProblems))],
    ['searchIndex.json', JSON.stringify(index)],
    ...shardFiles(shardsOf(index)),
  ]);
  return { problems, files };
}

/** The modules that `npm run build` would generate for the sample school. */
import { dataOf, factsOf } from '../../../src/build/content/lessons/emit';
import { outlinesOf } from '../../../src/build/content/summaries/courseOutlines';
import { firstExerciseOf } from '../../../src/build/content/summaries/firstExercise';
import { knownIdsOf } from '../../../src/build/content/summaries/knownIds';
import { PROBLEM_LEVELS, type MockProblemFacts } from '../../../src/content/mockProblem';
import { reviewCardsOf } from '../../../src/build/content/lessons/reviewCards';
import { buildSearchIndex } from '../../../src/build/content/search/searchIndex';
import { shardsOf } from '../../../src/build/content/search/searchShards';
import {
  courseIndexOf,
  courseLessonsOf,
  courseSummariesOf,
  entryPointsOf,
  firstLessonOf,
  programSummariesOf,
  siteFactsOf,
} from '../../../src/build/content/summaries/summaries';
import { tutorialModulesOf } from '../../../src/build/content/summaries/tutorialModules';
import { glossaryOf } from '../../../src/content/glossary';
import type { LessonData, LessonSlug } from '../../../src/content/lesson';
import { lessonsOf } from '../../../src/content/outlines/path';
import type { FinishedProject } from '../../../src/content/exercises/project';
import { indexFiles } from '../indexFiles';
import { courses } from './courses';
import { entryPoints } from './entryPoints';
import { lessons } from './lessons';
import { programs } from './programs';
import { questions } from './questions';

export const TUTORIALS = lessons.map(factsOf);

const counted = { courses, programs, tutorials: TUTORIALS };

export const COURSE_LESSONS = courseLessonsOf(counted);
export const FIRST_LESSON = firstLessonOf(counted);
export const FIRST_EXERCISE = lessons
  .filter(({ id }) => id === FIRST_LESSON.id)
  .map(firstExerciseOf)[0];
export const ENTRY_POINTS = entryPointsOf(entryPoints, TUTORIALS);

export const COURSE_INDEX = courseIndexOf(courses);
export const COURSE_SUMMARIES = courseSummariesOf(counted);
export const PROGRAM_SUMMARIES = programSummariesOf(counted);
export const SITE_FACTS = siteFactsOf(counted);
export const OUTLINES = outlinesOf(counted);

export const TUTORIAL_MODULES = tutorialModulesOf(courses, lessons);

/** One problem of each level, for the course with mock interviews. */
export const MOCK_PROBLEMS: Record<string, MockProblemFacts[]> = {
  weather: PROBLEM_LEVELS.map((level) => ({
    id: `problem-sky-${level}`,
    slug: `sky-${level}`,
    title: `The ${level} sky`,
    level,
  })),
};

export const MOCK_PROBLEM_FILES: Record<string, string> = Object.fromEntries(
  Object.values(MOCK_PROBLEMS)
    .flat()
    .map(({ id, slug }) => [id, `/assets/mock-${slug}.json`]),
);

/** One finished project, as if a reader had built it in the last lesson of the first course. */
export const PROJECTS = courses.slice(0, 1).map((course): FinishedProject => {
  const lesson = lessons.find(({ id }) => id === lessonsOf(course).at(-1));
  return {
    lessonId: lesson?.id ?? '',
    slug: lesson?.slug as LessonSlug,
    courseId: course.id,
    course: course.title,
    title: course.project.title,
    brief: course.project.brief,
    parts: 2,
    inputs: [],
    poster: { kind: 'program', output: 'Ten knots, none slipped.' },
  };
});

export const KNOWN_IDS = knownIdsOf(lessons, courses, programs, MOCK_PROBLEMS);

export const REVIEW_CARDS = reviewCardsOf(lessons);

export const GLOSSARY = glossaryOf(lessons);

export const LESSON_FILES: Record<string, string> = Object.fromEntries(
  lessons.map((lesson) => [lesson.slug, `/assets/lesson-${lesson.slug}.json`]),
);

export const LESSON_IMPORTS: Record<string, () => Promise<LessonData>> = Object.fromEntries(
  lessons.map((lesson) => [lesson.slug, () => Promise.resolve(dataOf(lesson))]),
);

const searchShards = shardsOf(
  buildSearchIndex({ lessons, courses, programs, questions, pages: [], terms: GLOSSARY.terms }),
);
export const INDEX_HEAD = searchShards.head;
export const { addresses: INDEX_FILES, fetchIndexFile } = indexFiles(searchShards);

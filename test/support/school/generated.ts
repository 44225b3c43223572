/** What `npm run content` would make of the school in this folder. */
import { dataOf, factsOf } from '../../../src/build/content/emit';
import { buildSearchIndex } from '../../../src/build/content/searchIndex';
import {
  courseIndexOf,
  courseSummariesOf,
  programSummariesOf,
  siteFactsOf,
} from '../../../src/build/content/summaries';
import { glossaryOf } from '../../../src/content/glossary';
import type { LessonData } from '../../../src/content/lesson';
import { courses } from './courses';
import { lessons } from './lessons';
import { programs } from './programs';
import { questions } from './questions';

export const TUTORIALS = lessons.map(factsOf);

const counted = { courses, programs, tutorials: TUTORIALS };

export const COURSE_INDEX = courseIndexOf(courses);
export const COURSE_SUMMARIES = courseSummariesOf(counted);
export const PROGRAM_SUMMARIES = programSummariesOf(counted);
export const SITE_FACTS = siteFactsOf(counted);

export const GLOSSARY = glossaryOf(lessons);

export const LESSON_FILES: Record<string, string> = Object.fromEntries(
  lessons.map((lesson) => [lesson.slug, `/assets/lesson-${lesson.slug}.json`]),
);

export const LESSON_IMPORTS: Record<string, () => Promise<LessonData>> = Object.fromEntries(
  lessons.map((lesson) => [lesson.slug, () => Promise.resolve(dataOf(lesson))]),
);

export const SEARCH_INDEX = buildSearchIndex({ lessons, courses, programs, questions });

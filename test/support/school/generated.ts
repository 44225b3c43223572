/** What `npm run content` would make of the school in this folder. */
import { factsOf, outlineOf, textOf } from '../../../src/build/content/emit';
import { buildSearchIndex } from '../../../src/build/content/searchIndex';
import {
  courseIndexOf,
  courseSummariesOf,
  programSummariesOf,
  siteFactsOf,
} from '../../../src/build/content/summaries';
import { lazyModule, type LazyModule } from '../../../src/prerendered/lazyModule';
import type { LessonModule } from '../../../src/pages/lesson/LessonModule';
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

export const LESSON_MODULES: Record<string, LazyModule<LessonModule>> = Object.fromEntries(
  lessons.map((lesson) => {
    const text = lazyModule(() => Promise.resolve(textOf(lesson)));
    return [lesson.slug, lazyModule(() => Promise.resolve({ lesson: outlineOf(lesson), text }))];
  }),
);

export const SEARCH_INDEX = buildSearchIndex({ lessons, courses, programs, questions });

import { createElement } from 'react';
import type { Lesson } from '../../content/lesson';
import type { PageModule } from '../PageModule';
import { LessonPage } from './LessonPage';

/**
 * @param lesson - a compiled lesson
 * @returns the page of that lesson
 */
export function lessonPage(lesson: Lesson): PageModule {
  function Page() {
    return createElement(LessonPage, { lesson });
  }
  return { Page, head: { title: lesson.title, description: lesson.description } };
}

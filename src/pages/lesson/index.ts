import { createElement } from 'react';
import { lazyModule } from '../../components/lazyModule';
import type { LessonModule } from '../../content/lesson';
import type { PageModule } from '../PageModule';
import { LessonPage } from './LessonPage';

/**
 * @param lesson - what a lesson's chunk gives
 * @returns the page of that lesson; its text is a part that comes later
 */
export function lessonPage({ lesson, fetchText }: LessonModule): PageModule {
  const part = lazyModule(async () => {
    const [code, sections] = await Promise.all([
      import(/* webpackChunkName: "lesson-text" */ './lessonPart'),
      fetchText(),
    ]);
    return { ...code, sections };
  });
  return {
    Page: () => createElement(LessonPage, { lesson, part }),
    head: { title: lesson.title, description: lesson.description },
    parts: [{ chunks: ['lesson-text', `lesson-${lesson.slug}-text`], module: part }],
  };
}

import { createElement } from 'react';
import { lazyModule } from '../../components/lazyModule';
import type { LessonModule } from '../../content/lesson';
import type { PageModule } from '../PageModule';
import { LessonPage } from './LessonPage';

/** What stands around the text: the same code for every lesson. */
const frame = lazyModule(() => import(/* webpackChunkName: "lesson-frame" */ './lessonFrame'));

/**
 * @param lesson - what a lesson's chunk gives
 * @returns the page of that lesson; what has no behavior and what lies below the first window is code of its own
 */
export function lessonPage({ lesson, fetchText }: LessonModule): PageModule {
  const text = lazyModule(async () => {
    const [code, sections] = await Promise.all([
      import(/* webpackChunkName: "lesson-text" */ './lessonText'),
      fetchText(),
    ]);
    return { ...code, sections };
  });
  return {
    Page: () => createElement(LessonPage, { lesson, frame, text }),
    head: { title: lesson.title, description: lesson.description },
    parts: [
      { chunks: ['lesson-frame'], module: frame },
      { chunks: ['lesson-text', `lesson-${lesson.slug}-text`], module: text },
    ],
  };
}

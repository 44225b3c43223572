/** A lesson's page that follows changes of its file. Replaces `pages/lesson/index.ts` in development. */
import { startTransition, useSyncExternalStore, type ReactElement } from 'react';
import { loadWhole } from '../../app/wholePage';
import type { LessonModule } from '../../pages/lesson/LessonModule';
import { lessonPage as makePage } from '../../pages/lesson/lessonPage';
import type { PageModule } from '../../pages/PageModule';
import { lazyModule } from '../../prerendered/lazyModule';
import { fetchLesson } from './lessonModules';
import { onMessage } from './transport';

/** Every lesson that has been opened, by its slug. */
const opened = new Map<string, (next: LessonModule) => Promise<void>>();

onMessage('site-lessons', (slugs) => {
  for (const slug of slugs) {
    const show = opened.get(slug);
    if (!show) continue;
    // A lesson that is gone stays until the page is left.
    void fetchLesson(slug).then((next) => next && show(next));
  }
});

/**
 * @param own - what a lesson's file gives
 * @returns its page; a changed lesson is rendered into the same elements, so that React keeps the state of the rest
 */
export function lessonPage(own: LessonModule): PageModule {
  let shown = makePage(own);
  const listeners = new Set<() => void>();

  opened.set(own.lesson.slug, async (next) => {
    const page = makePage(next);
    // With its code, or the text would be away for a moment and the window would jump.
    await loadWhole(lazyModule(() => Promise.resolve(page)));
    startTransition(() => {
      shown = page;
      for (const listener of listeners) listener();
    });
  });

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Page() {
    const { Page: render } = useSyncExternalStore(subscribe, () => shown);
    // Called and not rendered: as an element of its own type it would be mounted again after each change.
    return (render as () => ReactElement)();
  }

  return { ...shown, Page };
}

/** Replaces `pages/lesson/index.ts` in development: updates a lesson's page when its file changes. */
import { startTransition, useSyncExternalStore, type ReactElement } from 'react';
import { loadWhole } from '../../app/wholePage';
import type { LessonModule } from '../../pages/lesson/LessonModule';
import { lessonPage as makePage } from '../../pages/lesson/lessonPage';
import type { PageModule } from '../../pages/PageModule';
import { lazyModule } from '../../prerendered/lazyModule';
import { fetchLesson } from './lessonModules';
import { onMessage } from './transport';

/** Update functions of all lessons opened so far, by slug. */
const updaters = new Map<string, (next: LessonModule) => Promise<void>>();

onMessage('site-lessons', (slugs) => {
  for (const slug of slugs) {
    const update = updaters.get(slug);
    if (!update) continue;
    // A deleted lesson stays on screen until the visitor leaves the page.
    void fetchLesson(slug).then((next) => next && update(next));
  }
});

/**
 * Creates a lesson's page.
 *
 * @param initial - the lesson's module when the page is opened
 * @returns the page, which rerenders when the lesson changes and keeps React's state
 */
export function lessonPage(initial: LessonModule): PageModule {
  let current = makePage(initial);
  const listeners = new Set<() => void>();

  updaters.set(initial.lesson.slug, async (next) => {
    const page = makePage(next);
    // Loads the page's chunks first: a flash of missing text would move the scroll position.
    await loadWhole(lazyModule(() => Promise.resolve(page)));
    startTransition(() => {
      current = page;
      for (const listener of listeners) listener();
    });
  });

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Page() {
    const { Page: render } = useSyncExternalStore(subscribe, () => current);
    // Calls the component as a function. If it were rendered as an element, each update would change the
    // element's type, and React would remount the page.
    return (render as () => ReactElement)();
  }

  return { ...current, Page };
}

import { useState } from 'react';
import { TUTORIAL_MODULES } from '../../../.generated/tutorialModules';
import type { TutorialFacts } from '../../content/lesson';
import { continueStep, readContinueEntry } from '../../progress/continue/continueEntry';
import { writeFilters, type Filters } from './filters';

/** Open state of the modules. */
export interface OpenModules {
  isOpen: (moduleId: string) => boolean;
  /** Handler for a module's `toggle` event. */
  onToggle: (moduleId: string, isOpen: boolean) => void;
  /** Opens or closes all modules. */
  setAll: (isOpen: boolean) => void;
  isAllOpen: boolean;
}

/**
 * Tracks which modules are open. With filters, all matching modules are open until the reader closes them.
 * Without filters, restores the modules that were open before. Initially, the first module is open, and the
 * one with the reader's next lesson.
 *
 * @param tutorials - all lessons
 * @param filters - filters of the list
 */
export function useOpenModules(tutorials: readonly TutorialFacts[], filters: Filters): OpenModules {
  const [opened, setOpened] = useState(() => firstOpen(tutorials));
  const query = writeFilters(filters).toString();
  // Closed modules, per query: changing the filters opens them again.
  const [closed, setClosed] = useState({ query, ids: new Set<string>() });
  const closedNow = closed.query === query ? closed.ids : new Set<string>();
  const isOpen = (id: string) => (query === '' ? opened.has(id) : !closedNow.has(id));
  const ids = TUTORIAL_MODULES.map(({ id }) => id);

  return {
    isOpen,
    onToggle(id, isNowOpen) {
      if (isNowOpen === isOpen(id)) return;
      if (query === '') setOpened(toggled(opened, id));
      else setClosed({ query, ids: toggled(closedNow, id) });
    },
    setAll(isAll) {
      if (query === '') setOpened(new Set(isAll ? ids : []));
      else setClosed({ query, ids: new Set(isAll ? [] : ids) });
    },
    isAllOpen: ids.every(isOpen),
  };
}

function toggled(ids: ReadonlySet<string>, id: string): Set<string> {
  return new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
}

/** Returns the ids of the initially open modules. While prerendering, that's the first one only. */
function firstOpen(tutorials: readonly TutorialFacts[]): ReadonlySet<string> {
  const entry = typeof window === 'undefined' ? null : readContinueEntry();
  const slug = continueStep(entry)?.slug;
  const next = tutorials.find((lesson) => lesson.slug === slug)?.id;
  const modules = TUTORIAL_MODULES.filter(
    ({ lessons }, index) => index === 0 || lessons.some(({ id }) => id === next),
  );
  return new Set(modules.map(({ id }) => id));
}

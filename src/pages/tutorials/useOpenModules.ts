import { useState } from 'react';
import { TUTORIAL_MODULES } from '../../../.generated/tutorialModules';
import type { TutorialFacts } from '../../content/lesson';
import { continueStep, readContinueEntry } from '../../progress/continueEntry';
import { writeFilters, type Filters } from './filters';

/** Which modules of the list are open. */
export interface OpenModules {
  isOpen: (moduleId: string) => boolean;
  /** Call it when a module has opened or closed. */
  onToggle: (moduleId: string, isOpen: boolean) => void;
  /** Opens or closes all of them. */
  setAll: (isOpen: boolean) => void;
  isAllOpen: boolean;
}

/**
 * Remembers which modules are open. With filters, every module with a match is open until the reader closes it; without them, the
 * ones that were open before are open again.
 *
 * @param tutorials - all lessons
 * @param filters - what the list is narrowed to
 * @returns at first the first module, and the one with the reader's next lesson
 */
export function useOpenModules(tutorials: readonly TutorialFacts[], filters: Filters): OpenModules {
  const [opened, setOpened] = useState(() => firstOpen(tutorials));
  const query = writeFilters(filters).toString();
  // Modules closed under other filters are open again.
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

/** The prerendered page knows no reader: there it's the first module. */
function firstOpen(tutorials: readonly TutorialFacts[]): ReadonlySet<string> {
  const entry = typeof window === 'undefined' ? null : readContinueEntry();
  const slug = continueStep(entry)?.slug;
  const next = tutorials.find((lesson) => lesson.slug === slug)?.id;
  const modules = TUTORIAL_MODULES.filter(
    ({ lessons }, index) => index === 0 || lessons.some(({ id }) => id === next),
  );
  return new Set(modules.map(({ id }) => id));
}

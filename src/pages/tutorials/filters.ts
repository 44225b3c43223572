import { hasWords } from '../../components/hasWords';
import type { TutorialFacts } from '../../content/lesson';
import type { TutorialModule } from '../../content/outlines/tutorialModule';
import { LEVELS } from '../../content/levels';
import type { Level, SubjectId } from '../../content/model';
import { subjects } from '../../../.generated/school/subjects';
import type { QueryCodec } from '../../site/useQueryState';
import { isBookmarked, lessonState, type Progress } from '../../progress/progressModel';

/** Values of the progress filter. */
export const STATES = ['new', 'started', 'done', 'bookmarked'] as const;

export type StateFilter = (typeof STATES)[number];

/** Filters of the lesson list. An undefined field doesn't filter. */
export interface Filters {
  text: string;
  subject?: SubjectId;
  level?: Level;
  state?: StateFilter;
}

export const NO_FILTERS: Filters = {
  text: '',
  subject: undefined,
  level: undefined,
  state: undefined,
};

/** Maximum length of the search text, in UTF-16 code units. */
export const MAX_TEXT = 100;

/**
 * Reads the filters from a URL. Ignores unknown values.
 *
 * @param params - the URL's query: `q`, `subject`, `level`, `state`
 */
export function readFilters(params: URLSearchParams): Filters {
  const [subject, level, state] = ['subject', 'level', 'state'].map((name) => params.get(name));
  return {
    text: (params.get('q') ?? '').slice(0, MAX_TEXT),
    subject: subjects.find(({ id }) => id === subject)?.id,
    level: LEVELS.find((known) => known === level),
    state: STATES.find((known) => known === state),
  };
}

/**
 * Writes the active filters to URL parameters, in a fixed order.
 *
 * @param filters - filters of the list
 */
export function writeFilters({ text, subject, level, state }: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set('q', text);
  if (subject) params.set('subject', subject);
  if (level) params.set('level', level);
  if (state) params.set('state', state);
  return params;
}

/** Syncs the filters with the URL. */
export const FILTERS_CODEC: QueryCodec<Filters> = { read: readFilters, write: writeFilters };

/** Returns true if any filter is active. */
export function isNarrowed(filters: Filters): boolean {
  return writeFilters(filters).toString() !== '';
}

/**
 * Filters the lessons. Every search word has to occur in the title, the description, the terms the lesson
 * introduces, or the name of its module or subject, ignoring case and accents.
 *
 * @param lessons - all lessons
 * @param modules - all modules
 * @param filters - filters of the list
 * @param progress - the reader's progress
 * @returns the matching lessons, in the same order
 */
export function filterLessons(
  lessons: readonly TutorialFacts[],
  modules: readonly TutorialModule[],
  { text, subject, level, state }: Filters,
  progress: Progress,
): TutorialFacts[] {
  const moduleTexts = new Map(
    modules.flatMap(({ title, lessons: own }) =>
      own.map(({ id, terms }) => [id, [title, ...terms].join(' ')]),
    ),
  );
  return lessons.filter(
    (lesson) =>
      (!subject || lesson.subject === subject) &&
      (!level || lesson.level === level) &&
      (!state || isInState(lesson.id, state, progress)) &&
      hasWords(`${searchText(lesson)} ${moduleTexts.get(lesson.id) ?? ''}`, text),
  );
}

function isInState(id: string, state: StateFilter, progress: Progress): boolean {
  return state === 'bookmarked' ? isBookmarked(progress, id) : lessonState(progress, id) === state;
}

function searchText({ title, description, subject }: TutorialFacts): string {
  const name = subjects.find(({ id }) => id === subject)?.name ?? '';
  return `${title} ${description} ${name}`;
}

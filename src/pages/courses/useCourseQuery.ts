import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useClientValue } from '../../prerendered/useClientValue';
import type { CourseSummary } from '../../content/summary';
import {
  cleanText,
  NOTHING_ASKED,
  readCourseQuery,
  writeCourseQuery,
  type CourseQuery,
} from './courseQuery';

/** Pause in typing after which the address follows, ms. Safari refuses more than 100 changes of it in 30 seconds. */
const TYPING_PAUSE = 250;

interface Draft {
  /** As typed, spaces and all. */
  text: string;
  /** Texts the address may hold while it has yet to follow. */
  follows: readonly string[];
}

interface CourseQueryControls {
  query: CourseQuery;
  /** What the search field shows. */
  typed: string;
  /** Searches at once; the address follows at the next pause, without a new entry in the history. */
  type: (text: string) => void;
  /** Changes the question in a way that Back takes back. */
  choose: (change: Partial<CourseQuery>) => void;
}

/**
 * Keeps the question to the course list in the address. The first render of a prerendered page asks nothing, as the build
 * did; the address's query counts from the next one on.
 *
 * @param courses - the courses that can be asked about
 * @returns the question and the ways to change it
 */
export function useCourseQuery(courses: readonly CourseSummary[]): CourseQueryControls {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useClientValue(() => true, false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const pause = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  const asked = isHydrated ? readCourseQuery(params, courses) : NOTHING_ASKED;
  // A text in the address that is not the draft's doing came by Back or by a link, and counts more than the draft.
  const current =
    draft && [...draft.follows, cleanText(draft.text)].includes(asked.text) ? draft : null;
  // The router changes the address in a transition; a choice shows at once, and the next one builds upon it.
  const [query, anticipate] = useOptimistic(
    current ? { ...asked, text: cleanText(current.text) } : asked,
  );

  function type(text: string) {
    // The address may be ahead of what is on screen.
    const { search } = window.location;
    const { text: written } = readCourseQuery(new URLSearchParams(search), courses);
    setDraft({ text, follows: [asked.text, written] });
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => {
      if (window.location.search !== search) {
        setDraft(null);
        return;
      }
      startTransition(() => {
        void navigate(addressOf({ ...query, text: cleanText(text) }), { replace: true });
        setDraft({ text, follows: [] });
      });
    }, TYPING_PAUSE);
  }

  function choose(change: Partial<CourseQuery>) {
    window.clearTimeout(pause.current);
    const next = { ...query, ...change };
    startTransition(() => {
      anticipate(next);
      void navigate(addressOf(next));
      setDraft(current && !('text' in change) ? { text: current.text, follows: [] } : null);
    });
  }

  const isDraftAsked = current !== null && cleanText(current.text) === query.text;
  return { query, typed: isDraftAsked ? current.text : query.text, type, choose };
}

function addressOf(query: CourseQuery) {
  return { search: writeCourseQuery(query) };
}

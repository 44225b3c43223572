import { styled } from '@mui/material/styles';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { courseWith, type CourseOutline } from '../../../content/outlines/courseOutline';
import type { LessonOutline } from '../../../content/lesson';
import { whenIdle } from '../../../prerendered/whenIdle';
import { outlines } from '../../../progress/lazyOutlines';
import { prefersReducedData } from '../../../site/connection';
import * as texts from '../../../texts/en/lessonTools';
import { CourseList } from './CourseList';
import { ExerciseCount } from './ExerciseCount';

interface CourseBesideProps {
  lesson: Pick<LessonOutline, 'id' | 'exerciseIds'>;
}

/**
 * Sidebar with the passed exercises and the course's lessons. The list loads and opens when the browser is
 * idle, or on demand if the visitor prefers reduced data usage.
 */
export function CourseBeside({ lesson: { id, exerciseIds } }: CourseBesideProps) {
  const [course, setCourse] = useState<CourseOutline | null>(null);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (course && open) showCurrent(list.current);
  }, [course, open]);

  const fetchCourse = useCallback(
    () =>
      outlines.load().then(({ OUTLINES }) => {
        setCourse(courseWith(id, OUTLINES.courses) ?? null);
        setOpen(true);
      }),
    [id],
  );

  useEffect(() => {
    let isThere = true;
    whenIdle(() => {
      // Opening the list retries a failed load.
      if (isThere && !prefersReducedData()) fetchCourse().catch(() => undefined);
    });
    return () => {
      isThere = false;
    };
  }, [fetchCourse]);

  function onToggle({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) {
    setOpen(details.open);
    if (details.open && !course) fetchCourse().catch(() => setOpen(false));
  }

  return (
    <>
      <Passed>
        <ExerciseCount exerciseIds={exerciseIds} />
      </Passed>
      <Box className="js-only" aria-label={texts.lessonsInCourse}>
        <Disclosure size="small" summary={texts.lessonsInCourse} open={open} onToggle={onToggle}>
          {course ? (
            <Scroller ref={list}>
              <CourseList course={course} current={id} />
            </Scroller>
          ) : null}
        </Disclosure>
      </Box>
    </>
  );
}

/**
 * Scrolls the list if the current lesson is out of view. The first lesson shown is the previous one, which
 * starts right below the module's sticky name: a link that's partly covered would be too small a target (WCAG
 * 2.5.8). `scrollIntoView` would also scroll the page.
 */
function showCurrent(list: HTMLElement | null) {
  const item = list?.querySelector('[aria-current]')?.closest('li');
  if (!list || !item) return;
  const end = list.scrollHeight - list.clientHeight;
  const bottom = list.getBoundingClientRect().bottom;
  if (item.getBoundingClientRect().bottom <= bottom) return;
  const nameHeight = item.closest('details')?.querySelector('summary')?.offsetHeight ?? 0;
  const topOf = (row: Element) =>
    list.scrollTop +
    row.getBoundingClientRect().top -
    list.getBoundingClientRect().top -
    nameHeight;
  let first = item.previousElementSibling ?? item;
  while (topOf(first) > end && first.previousElementSibling) first = first.previousElementSibling;
  list.scrollTop = topOf(first);
}

const Passed = styled('div')({ marginTop: 20, '&:empty': { display: 'none' } });

const Box = styled('nav')(({ theme }) => ({
  marginTop: 20,
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/**
 * Scrollable lesson list, short enough to leave room for the table of contents above it. The name of the
 * module in view sticks to the top.
 */
const Scroller = styled('div')(({ theme }) => ({
  maxHeight: 'max(28vh, 10rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingTop: 48,
  scrollbarWidth: 'thin',
  '& summary': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.default,
  },
}));

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
 * Scrolls the list if the current lesson is out of view: to the module's name if both fit, otherwise to the previous
 * lesson. `scrollIntoView` would also scroll the page.
 */
function showCurrent(list: HTMLElement | null) {
  const item = list?.querySelector('[aria-current]')?.closest('li');
  if (!list || !item) return;
  const box = list.getBoundingClientRect();
  const { bottom } = item.getBoundingClientRect();
  if (bottom <= box.bottom) return;
  const topOf = (row: Element) => row.getBoundingClientRect().top;
  const name = item.closest('details');
  const first =
    name && bottom - topOf(name) <= box.height ? name : (item.previousElementSibling ?? item);
  list.scrollTop += topOf(first) - box.top;
}

const Passed = styled('div')({ marginTop: 20, '&:empty': { display: 'none' } });

const Box = styled('nav')(({ theme }) => ({
  marginTop: 20,
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/**
 * Scrollable lesson list, short enough to leave room for the table of contents above it. Module names don't stick to
 * its top: they'd partly cover lessons, which would make them too small as targets (WCAG 2.2, 2.5.8).
 */
const Scroller = styled('div')({
  maxHeight: 'max(28vh, 10rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

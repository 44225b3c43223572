import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CourseOutline } from '../../../content/outlines/courseOutline';
import { courseAddress } from '../../../site/addresses';
import * as texts from '../../../texts/en/courseSheet';
import { CourseList } from './CourseList';
import { ExerciseCount } from './ExerciseCount';

export interface CourseSheetProps {
  course: CourseOutline;
  /** Id of the current lesson. */
  current: string;
  exerciseIds: readonly string[];
  open: boolean;
  /** @param chosen - true if the reader selected another page */
  onClose: (chosen: boolean) => void;
}

/** Bottom sheet with the course's lessons on small screens. Focuses the current lesson. */
export function CourseSheet({ course, current, exerciseIds, open, onClose }: CourseSheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={() => onClose(false)}
      disableRestoreFocus
      slotProps={{
        paper: {
          'aria-label': texts.lessonsInCourse,
          sx: { maxHeight: '85dvh', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      <Head>
        <div>
          <Title>{course.title}</Title>
          <ExerciseCount exerciseIds={exerciseIds} /> <span>{texts.inThisLesson}</span>
        </div>
        <IconButton aria-label={texts.closeList} onClick={() => onClose(false)}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>
        <FocusOnCurrent>
          <CourseList
            course={course}
            current={current}
            onChoose={(id) => onClose(id !== current)}
          />
        </FocusOnCurrent>
        <Link
          href={courseAddress(course.slug)}
          onClick={() => onClose(true)}
          sx={{ display: 'inline-block', py: 1.5, mt: 1 }}
        >
          {texts.aboutCourse}
        </Link>
      </Body>
    </Drawer>
  );
}

interface FocusOnCurrentProps {
  children: ReactNode;
}

function FocusOnCurrent({ children }: FocusOnCurrentProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('[aria-current]');
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, []);

  return <div ref={box}>{children}</div>;
}

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  flex: 'none',
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 8px 12px var(--gutter)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  margin: '0 0 4px',
  color: theme.vars.palette.text.primary,
}));

const Body = styled('div')({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4px var(--gutter) max(16px, env(safe-area-inset-bottom))',
});

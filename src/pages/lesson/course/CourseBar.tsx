import ListRounded from '@mui/icons-material/FormatListBulletedRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { EMPTY_STATUS } from '../../../components/emptyStatus';
import { courseWith, type CourseOutline } from '../../../content/outlines/courseOutline';
import type { LessonOutline } from '../../../content/lesson';
import { outlines } from '../../../progress/lazyOutlines';
import * as texts from '../../../texts/en/lessonTools';
import type { CourseSheetProps } from './CourseSheet';
import { ExerciseCount } from './ExerciseCount';
import { courseSheet } from './lazyCourse';

interface Loaded {
  Sheet: ComponentType<CourseSheetProps>;
  course: CourseOutline;
}

interface CourseBarProps {
  lesson: Pick<LessonOutline, 'id' | 'exerciseIds'>;
}

/** Button that opens the course's lesson list, with the number of passed exercises in this lesson. */
export function CourseBar({ lesson: { id, exerciseIds } }: CourseBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (open || !returnFocus.current) return;
    returnFocus.current = false;
    button.current?.focus();
  }, [open]);

  function openSheet() {
    setFailed(false);
    Promise.all([courseSheet.load(), outlines.load()]).then(
      ([{ CourseSheet }, { OUTLINES }]) => {
        const course = courseWith(id, OUTLINES.courses);
        if (!course) return setFailed(true);
        setLoaded({ Sheet: CourseSheet, course });
        setOpen(true);
      },
      () => setFailed(true),
    );
  }

  function closeSheet(chosen: boolean) {
    // Focus doesn't return to the button if the reader chose another page: that page focuses its heading.
    returnFocus.current = !chosen;
    setOpen(false);
  }

  return (
    <>
      <Bar
        ref={button}
        className="js-only screen-only"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openSheet}
        onPointerEnter={fetchSheet}
        onFocus={fetchSheet}
      >
        <Label>
          <ListRounded fontSize="small" />
          {texts.lessonsInCourse}
        </Label>
        <ExerciseCount exerciseIds={exerciseIds} />
      </Bar>
      <Failure role="status">{failed ? texts.listFailed : null}</Failure>
      {loaded ? (
        <loaded.Sheet
          course={loaded.course}
          current={id}
          exerciseIds={exerciseIds}
          open={open}
          onClose={closeSheet}
        />
      ) : null}
    </>
  );
}

function fetchSheet() {
  Promise.all([courseSheet.load(), outlines.load()]).catch(() => undefined);
}

const Bar = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  width: '100%',
  minHeight: 48,
  marginTop: 8,
  paddingBlock: 6,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // At this width, the list is next to the text, so no button is needed.
  [theme.breakpoints.up('lg')]: { display: 'none' },
  fontWeight: theme.typography.fontWeightMedium,
  textAlign: 'start',
}));

const Label = styled('span')({ display: 'inline-flex', gap: 8, alignItems: 'center' });

const Failure = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  paddingBottom: 8,
  ...EMPTY_STATUS,
}));

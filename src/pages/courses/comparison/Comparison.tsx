import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef } from 'react';
import { Section } from '../../../components/Section';
import type { CourseId } from '../../../content/model';
import type { CourseSummary } from '../../../content/summary';
import * as texts from '../../../texts/en/coursesCompare';
import type { CompareChange } from '../courseQuery';
import { ComparisonBody } from './ComparisonBody';

interface ComparisonProps {
  courses: readonly CourseSummary[];
  /** Ids of the compared courses, in column order; at least one. */
  compare: readonly CourseId[];
  onCompare: (change: CompareChange) => void;
  /**
   * How often the reader has pressed the button that opens it. Each press scrolls to the table and focuses it,
   * because the button is far above.
   */
  timesShown: number;
}

/** Table of the selected courses, side by side. */
export function Comparison({ courses, compare, onCompare, timesShown }: ComparisonProps) {
  const region = useRef<HTMLDivElement>(null);
  const chosen = compare.flatMap((id) => courses.find((course) => course.id === id) ?? []);

  useEffect(() => {
    if (timesShown === 0) return;
    region.current?.closest('section')?.scrollIntoView();
    region.current?.focus({ preventScroll: true });
  }, [timesShown]);

  function remove(id: CourseId) {
    onCompare((latest) => latest.filter((other) => other !== id));
    // The clicked button unmounts with its column. After the last column is removed, the whole section
    // unmounts.
    if (compare.length > 1) region.current?.focus();
  }

  return (
    <Section
      id="comparison"
      title={texts.title}
      intro={chosen.length === 1 ? texts.chooseAnother : texts.canBeShared}
      tone="sunken"
    >
      <Box ref={region} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <ComparisonBody chosen={chosen} onRemove={remove} />
        </Suspense>
      </Box>
      <Button
        variant="outlined"
        className="screen-only"
        onClick={() => onCompare(() => [])}
        sx={{ mt: 3 }}
      >
        {texts.clear}
      </Button>
    </Section>
  );
}

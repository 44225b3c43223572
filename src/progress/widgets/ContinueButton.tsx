import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import type { CourseId } from '../../content/model';
import type { LessonEntry } from '../../content/summary';
import { PrerenderContext } from '../../prerendered/usePrerendered';
import { useClientValue } from '../../prerendered/useClientValue';
import { continueStep, isAllDone, readContinueEntry } from '../continueEntry';
import { CONTINUE_LABEL, CONTINUE_SCRIPT } from '../continueScript';
import { stepAddress } from '../stepAddress';

interface ContinueButtonProps {
  /** For who has not begun: the lesson to begin with. */
  first: Pick<LessonEntry<string>, 'slug' | 'title'>;
  /** Said before its title. */
  label: string;
  /** The course to go on in; absent for wherever the reader was last. */
  course?: CourseId;
}

/**
 * The way into the first lesson, and for who has begun, to the one to go on with. Goes within a `Static`: in the prerendered page
 * an inline script sets it before the first paint, and nothing hydrates it.
 */
export function ContinueButton({ first, label, course }: ContinueButtonProps) {
  const isPrerendering = use(PrerenderContext);
  const entry = useClientValue(readContinueEntry, null);
  const step = continueStep(entry, course);
  const { title } = step ?? first;
  return (
    <>
      <Button
        variant="contained"
        size="large"
        href={stepAddress(step ?? first)}
        data-course={course}
        data-begun={step ? '' : undefined}
        data-finished={course === undefined && isAllDone(entry) ? '' : undefined}
        endIcon={<ArrowForwardRounded />}
        sx={{ textAlign: 'start', lineHeight: 1.3 }}
      >
        <span>
          <Label>{step ? CONTINUE_LABEL : `${label}:`}</Label> <Title>{title}</Title>
        </span>
      </Button>
      {isPrerendering ? <script dangerouslySetInnerHTML={{ __html: CONTINUE_SCRIPT }} /> : null}
    </>
  );
}

const Label = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  fontWeight: 500,
});

const Title = styled('span')({ display: 'block', textWrap: 'balance' });

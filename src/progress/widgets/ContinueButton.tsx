import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import type { CourseId } from '../../content/model';
import type { LessonEntry } from '../../content/summary';
import { PrerenderContext } from '../../prerendered/usePrerendered';
import { useClientValue } from '../../prerendered/useClientValue';
import { NEXT_REL } from '../../site/speculationRules';
import { alongLine } from '../../theme/alongLine';
import * as texts from '../../texts/en/continueButton';
import { continueStep, isAllDone, readContinueEntry } from '../continue/continueEntry';
import { CONTINUE_SCRIPT } from '../continue/continueScript';
import { stepAddress } from '../continue/stepAddress';

interface ContinueButtonProps {
  /** The lesson that the button links to for new readers. */
  first: Pick<LessonEntry<string>, 'slug' | 'title'>;
  /** Text before the lesson's title for new readers, such as "First lesson". */
  label: string;
  /** The course to continue. If omitted, the button links to the reader's next lesson in any course. */
  course?: CourseId;
}

/**
 * Links to the first lesson or, for returning readers, the lesson to continue with. Use it inside a `Static`:
 * an inline script updates the prerendered button before the first paint, and React must not hydrate it.
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
        rel={NEXT_REL}
        data-course={course}
        data-begun={step ? '' : undefined}
        data-finished={course === undefined && isAllDone(entry) ? '' : undefined}
        endIcon={<ArrowForwardRounded sx={alongLine} />}
        sx={{
          textAlign: 'start',
          lineHeight: 1.3,
          '&:not(:has(~ [data-decided]))': { visibility: 'hidden' },
        }}
      >
        <span>
          <Label>{step ? texts.continueLabel : texts.newReaderLabel(label)}</Label>{' '}
          <Title>{title}</Title>
        </span>
      </Button>
      {isPrerendering ? <script dangerouslySetInnerHTML={{ __html: CONTINUE_SCRIPT }} /> : null}
      <span hidden data-decided />
    </>
  );
}

const Label = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  fontWeight: 500,
});

const Title = styled('span')({ display: 'block', textWrap: 'balance' });

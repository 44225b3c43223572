import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, Ref } from 'react';
import { DIRECTION } from '../texts/direction';
import * as texts from '../texts/en/movingFigures';

/** Keys that go along the line, as the slider's do. */
const [BACK, FORWARD] =
  DIRECTION === 'rtl'
    ? (['ArrowRight', 'ArrowLeft'] as const)
    : (['ArrowLeft', 'ArrowRight'] as const);

/** `aria-disabled` instead of `disabled`, so that the button keeps focus. */
const buttonStyles = {
  flex: '1 1 0',
  '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
} as const;

interface StepsControlsProps {
  /** Ref for the "Next" button. */
  nextButton: Ref<HTMLButtonElement>;
  count: number;
  /** Index of the current step. */
  step: number;
  /** Goes straight to a step. */
  onChange: (step: number) => void;
  /** Goes to the next step, which can have a question. */
  onNext: () => void;
}

/** Buttons and a slider to step through a figure. Arrow keys also work on the buttons. */
export function StepsControls({ nextButton, count, step, ...props }: StepsControlsProps) {
  const { onChange, onNext } = props;
  const last = count - 1;

  function go(to: number) {
    onChange(Math.min(last, Math.max(0, to)));
  }

  function walk(event: KeyboardEvent) {
    if (event.key === FORWARD) {
      event.preventDefault();
      if (step < last) onNext();
      return;
    }
    const targets: Partial<Record<string, number>> = {
      [BACK]: step - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  }

  return (
    <div className="js-only screen-only">
      <Stack
        direction="row"
        spacing={1}
        role="group"
        aria-label={texts.stepThrough}
        onKeyDown={walk}
      >
        <WalkButton isOff={step === 0} onClick={() => go(0)}>
          {texts.first}
        </WalkButton>
        <WalkButton isOff={step === 0} onClick={() => go(step - 1)}>
          {texts.back}
        </WalkButton>
        <WalkButton ref={nextButton} isOff={step === last} onClick={onNext}>
          {texts.next}
        </WalkButton>
      </Stack>
      <Stack
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', paddingInlineStart: 1.25, mt: 1.5 }}
      >
        <Box sx={{ flex: '1 1 auto', display: 'flex' }}>
          <Slider
            aria-label={texts.step}
            value={step}
            max={last}
            getAriaValueText={(index) => texts.stepOf(index + 1, count)}
            onChange={(_event, index) => go(Number(index))}
          />
        </Box>
        <Typography variant="label" aria-hidden="true" noWrap>
          {texts.stepOf(step + 1, count)}
        </Typography>
      </Stack>
    </div>
  );
}

interface WalkButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** True if there's no other step in this button's direction. */
  isOff: boolean;
  onClick: () => void;
  children: string;
}

function WalkButton({ ref, isOff, onClick, children }: WalkButtonProps) {
  return (
    <Button
      ref={ref}
      variant="outlined"
      size="small"
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      sx={buttonStyles}
    >
      {children}
    </Button>
  );
}

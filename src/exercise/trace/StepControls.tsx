import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { stepOut, stepOver } from '../../languages/javascript/trace/reading/jumps';
import type { Step } from '../../languages/javascript/trace/reading/steps';
import type { Instrumented } from '../../languages/javascript/trace/siteTable';
import { DIRECTION } from '../../texts/direction';
import * as texts from '../../texts/en/stepThrough';

interface StepControlsProps {
  steps: readonly Step[];
  program: Instrumented;
  /** Index of the current step. */
  index: number;
  onChange: (index: number) => void;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

const [BACK, FORWARD] =
  DIRECTION === 'rtl'
    ? (['ArrowRight', 'ArrowLeft'] as const)
    : (['ArrowLeft', 'ArrowRight'] as const);

/** Slider, buttons, and the switch for questions. Arrow keys also work on the buttons. */
export function StepControls({ steps, program, index, onChange, ...controls }: StepControlsProps) {
  const last = steps.length - 1;
  const moves = [
    { name: texts.back, to: index - 1 },
    { name: texts.next, to: index + 1, isMain: true },
    { name: texts.over, label: texts.overLabel, to: stepOver(steps, index, program) },
    { name: texts.out, label: texts.outLabel, to: stepOut(steps, index, program) },
  ];

  function walk(event: KeyboardEvent) {
    const to = { [BACK]: index - 1, [FORWARD]: index + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to <= last) onChange(to);
  }

  return (
    <div>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', px: 1.5 }}>
        <Slider
          aria-label={texts.step}
          value={index}
          max={last}
          disabled={last === 0}
          getAriaValueText={(to) => texts.stepOf(to + 1, steps.length)}
          onChange={(_event, to) => onChange(Number(to))}
        />
        <Typography variant="label" aria-hidden="true" noWrap sx={{ flex: 'none' }}>
          {texts.stepOf(index + 1, steps.length)}
        </Typography>
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          role="group"
          aria-label={texts.moves}
          onKeyDown={walk}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' }, flexWrap: 'wrap' }}
        >
          {moves.map(({ name, label, to, isMain }) => {
            const isOff = to < 0 || to > last || to === index;
            return (
              <Button
                key={name}
                size="small"
                variant={isMain ? 'contained' : 'outlined'}
                aria-label={label}
                aria-disabled={isOff}
                onClick={isOff ? undefined : () => onChange(to)}
                sx={buttonStyles}
              >
                {name}
              </Button>
            );
          })}
        </Stack>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={controls.isAsking}
              onChange={(_event, isOn) => controls.onAsk(isOn)}
            />
          }
          label={texts.askFirst}
          sx={{ mx: 0, gap: 1 }}
        />
      </Box>
    </div>
  );
}

/** `aria-disabled` instead of `disabled`, so that the button keeps focus. */
const buttonStyles = {
  flex: { xs: '1 1 0', sm: '0 0 auto' },
  // Wraps in a narrow window instead of being cut off.
  minWidth: { xs: 'max-content', sm: 64 },
  '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
} as const;

import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Toggle, Toggles } from '../components/form/Toggles';
import type { Knob } from '../content/figure';
import * as texts from '../texts/en/movingFigures';

interface KnobControlProps {
  knob: Knob;
  /** Index of the current value. */
  setting: number;
  onChange: (setting: number) => void;
}

/** Control for a plot parameter: a slider for numbers, buttons for words. */
export function KnobControl({ knob, setting, onChange }: KnobControlProps) {
  const { name, values } = knob;
  const isChoice = typeof values[0] === 'string';
  return (
    <div>
      <Typography variant="subtitle2" component="p" aria-hidden="true">
        {isChoice ? name : texts.parameter(name, valueText(knob, setting))}
      </Typography>
      {isChoice ? (
        <Toggles
          exclusive
          aria-label={name}
          value={setting}
          onChange={(_event, chosen: number | null) => {
            if (chosen !== null) onChange(chosen);
          }}
        >
          {values.map((value, index) => (
            <Toggle key={value} value={index}>
              {value}
            </Toggle>
          ))}
        </Toggles>
      ) : (
        // Padding for the slider's thumb and touch target, which extend beyond the ends of its track.
        <Box sx={{ px: { xs: 1.75, sm: 1.25 } }}>
          <Slider
            aria-label={name}
            value={setting}
            max={values.length - 1}
            getAriaValueText={(index) => valueText(knob, index)}
            onChange={(_event, index) => onChange(Number(index))}
          />
        </Box>
      )}
    </div>
  );
}

function valueText({ values, unit }: Knob, index: number): string {
  return texts.valueWithUnit(String(values[index] ?? '').replace('-', '−'), unit);
}

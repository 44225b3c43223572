import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Drawing, KnobState, PlotBlock } from '../content/figure';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';
import { KnobControl } from './KnobControl';

interface KnobPlotProps {
  plot: PlotBlock;
}

/** A plot that the reader turns knobs of. Without scripts it shows their first setting, and no knobs. */
export function KnobPlot({ plot: { label, drawing, knobs = [], states = [] } }: KnobPlotProps) {
  const [settings, setSettings] = useState(() => knobs.map(({ start }) => start));
  const index = knobs.reduce(
    (sum, { values }, order) => sum * values.length + (settings[order] ?? 0),
    0,
  );
  const state = states[index];
  return (
    <FigureFrame>
      <DrawingSvg label={label} drawing={state ? withState(drawing, state) : drawing} />
      <Stack className="js-only screen-only" spacing={1} sx={{ maxWidth: 372, mx: 'auto', mt: 2 }}>
        {knobs.map((knob, order) => (
          <KnobControl
            key={knob.name}
            knob={knob}
            setting={settings[order] ?? 0}
            onChange={(setting) => setSettings((old) => old.with(order, setting))}
          />
        ))}
      </Stack>
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', maxWidth: 372, minHeight: '3.2em', mx: 'auto', mt: 1 }}
      >
        {state?.says}
      </Typography>
    </FigureFrame>
  );
}

function withState(drawing: Drawing, { below, above }: KnobState): Drawing {
  return { ...drawing, marks: [...below, ...drawing.marks, ...above] };
}

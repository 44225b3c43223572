import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Drawing, KnobState, PlotBlock } from '../content/figure';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';
import { KnobControl } from './KnobControl';
import { DrawingWithControls } from './wideFrame';

interface KnobPlotProps {
  plot: PlotBlock;
}

/** A plot with controls. Without JavaScript, it shows the initial settings and no controls. */
export function KnobPlot({ plot: { label, drawing, knobs = [], states = [] } }: KnobPlotProps) {
  const [settings, setSettings] = useState(() => knobs.map(({ start }) => start));
  const index = knobs.reduce(
    (sum, { values }, order) => sum * values.length + (settings[order] ?? 0),
    0,
  );
  const state = states[index];
  return (
    <FigureFrame>
      <DrawingWithControls>
        <div>
          <DrawingSvg label={label} drawing={state ? withState(drawing, state) : drawing} />
        </div>
        <div>
          <Typography
            component="output"
            variant="body2"
            sx={{ display: 'block', minHeight: '3.2em' }}
          >
            {state?.says}
          </Typography>
          <Stack className="js-only screen-only" spacing={1} sx={{ mt: 1 }}>
            {knobs.map((knob, order) => (
              <KnobControl
                key={knob.name}
                knob={knob}
                setting={settings[order] ?? 0}
                onChange={(setting) => setSettings((old) => old.with(order, setting))}
              />
            ))}
          </Stack>
        </div>
      </DrawingWithControls>
    </FigureFrame>
  );
}

function withState(drawing: Drawing, { below, above }: KnobState): Drawing {
  return { ...drawing, marks: [...below, ...drawing.marks, ...above] };
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Drawing, PlotBlock, ViewState } from '../content/figure';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';
import { KnobControl } from './KnobControl';
import { LinkedViews } from './LinkedViews';
import { DrawingWithControls } from './wideFrame';

interface KnobPlotProps {
  plot: PlotBlock;
}

/** A plot with controls. Without JavaScript, it shows the initial settings and no controls. */
export function KnobPlot({ plot }: KnobPlotProps) {
  const { label, drawing, knobs = [], states = [], name = '', views } = plot;
  const [settings, setSettings] = useState(() => knobs.map(({ start }) => start));
  const index = knobs.reduce(
    (sum, { values }, order) => sum * values.length + (settings[order] ?? 0),
    0,
  );
  const state = states[index];
  const controls = (
    <div>
      <Typography component="output" variant="body2" sx={{ display: 'block', minHeight: '3.2em' }}>
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
  );
  const shown = withState(drawing, state);
  return (
    <FigureFrame>
      {views ? (
        <LinkedViews
          label={label}
          views={[
            { name, drawing: shown },
            ...views.map((view, order) => ({
              ...view,
              drawing: withState(view.drawing, state?.views?.[order]),
            })),
          ]}
        >
          {controls}
        </LinkedViews>
      ) : (
        <DrawingWithControls>
          <div>
            <DrawingSvg label={label} drawing={shown} />
          </div>
          {controls}
        </DrawingWithControls>
      )}
    </FigureFrame>
  );
}

function withState(drawing: Drawing, state: ViewState | undefined): Drawing {
  if (!state) return drawing;
  return { ...drawing, marks: [...state.below, ...drawing.marks, ...state.above] };
}

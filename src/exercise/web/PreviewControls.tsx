import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { Toggle, Toggles } from '../../components/form/Toggles';
import type { Scheme } from '../../sandbox/preview/protocol';

/** Widths of the page's window, in CSS pixels; `full` is what the lesson gives. */
export type PreviewWidth = 320 | 600 | 'full';

const WIDTHS: readonly [PreviewWidth, string][] = [
  [320, '320'],
  [600, '600'],
  ['full', 'Full'],
];

const SCHEMES: readonly [Scheme, string][] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
];

interface PreviewControlsProps {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  /** Absent for a page that is the same in both modes. */
  scheme: Scheme | undefined;
  onScheme: (scheme: Scheme) => void;
}

/** How wide the page's window is, and in which mode it is drawn where it has two. A key typed into a file changes none of it. */
export const PreviewControls = memo(function PreviewControls({
  width,
  onWidth,
  scheme,
  onScheme,
}: PreviewControlsProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 1 }}>
      <Choice label="Width in pixels" options={WIDTHS} value={width} onChange={onWidth} />
      {scheme ? (
        <Choice
          label="Color mode for the page"
          options={SCHEMES}
          value={scheme}
          onChange={onScheme}
        />
      ) : null}
    </Stack>
  );
});

interface ChoiceProps<Value> {
  label: string;
  options: readonly [Value, string][];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Toggles
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Value | null) => {
        // A press on what is chosen would leave none.
        if (chosen !== null) onChange(chosen);
      }}
    >
      {options.map(([option, name]) => (
        <Toggle key={option} value={option}>
          {name}
        </Toggle>
      ))}
    </Toggles>
  );
}

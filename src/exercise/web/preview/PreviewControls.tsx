import { memo } from 'react';
import { Toggle, Toggles } from '../../../components/form/Toggles';
import type { Scheme } from '../../../languages/page/protocol';
import * as texts from '../../../texts/en/exerciseWeb';

/** Width of the preview, in CSS px; `full` fills the available width. */
export type PreviewWidth = 320 | 600 | 'full';

const WIDTHS: readonly [PreviewWidth, string][] = [
  [320, '320'],
  [600, '600'],
  ['full', texts.fullWidth],
];

const SCHEMES: readonly [Scheme, string][] = [
  ['light', texts.colorModes.light],
  ['dark', texts.colorModes.dark],
];

interface PreviewControlsProps {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  /** Undefined for a page without a dark mode, which hides the color mode control. */
  scheme: Scheme | undefined;
  onScheme: (scheme: Scheme) => void;
}

/** Controls for the preview's width and color mode. Memoized so that typing doesn't rerender them. */
export const PreviewControls = memo(function PreviewControls({
  width,
  onWidth,
  scheme,
  onScheme,
}: PreviewControlsProps) {
  return (
    <>
      <Choice label={texts.widthInPixels} options={WIDTHS} value={width} onChange={onWidth} />
      {scheme ? (
        <Choice label={texts.colorMode} options={SCHEMES} value={scheme} onChange={onScheme} />
      ) : null}
    </>
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
      onChange={(_event, selected: Value | null) => {
        // MUI passes null when the selected button is clicked; ignoring it keeps the selection.
        if (selected !== null) onChange(selected);
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

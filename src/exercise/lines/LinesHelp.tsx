import { useState } from 'react';
import { lazyModule } from '../../prerendered/lazyModule';
import * as texts from '../../texts/en/exercise';
import { fetchMistakes } from '../mistakes/useKnownMistake';
import { LazyPanel } from '../task/LazyPanel';
import { linesModule } from './lazyLines';
import type { LinesPanelProps } from './LinesPanel';

type LinesHelpProps = Omit<LinesPanelProps, 'wrongLines'>;

/** Loads the panel that builds a solution from its lines, with lines that don't belong. */
export function LinesHelp(props: LinesHelpProps) {
  const [code] = useState(() => lazyModule(() => fetchPanel(props.id), []));
  return (
    <LazyPanel code={code} loading={texts.loadingLines} unavailable={texts.linesUnavailable}>
      {({ LinesPanel, wrongLines }) => <LinesPanel {...props} wrongLines={wrongLines} />}
    </LazyPanel>
  );
}

async function fetchPanel(exerciseId: string) {
  const [{ LinesPanel }, { wrongLines }] = await Promise.all([
    linesModule.load(),
    fetchMistakes(exerciseId),
  ]);
  return { LinesPanel, wrongLines };
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import { Disclosure } from '../../components/Disclosure';
import { plainLines, type CodeLine, type WebLanguage } from '../../content/lesson';
import * as texts from '../../texts/en/finishedWork';

interface FinishedWorkProps {
  title: string;
  /** Text that explains the buttons. */
  intro: string;
  actions: ReactNode;
  language: WebLanguage;
  /** The reader's code. */
  text: string;
  model: readonly CodeLine[];
}

/** The reader's complete project, with actions and a comparison with the sample solution. */
export function FinishedWork({ title, intro, actions, language, text, model }: FinishedWorkProps) {
  return (
    <Panel role="group" aria-label={title} className="js-only screen-only">
      <div>
        <Typography variant="label" aria-hidden="true" sx={{ color: 'primary.main' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{intro}</Typography>
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actions}
      </Stack>
      <Disclosure size="small" isWide summary={texts.compare}>
        <Columns>
          <CodeBlock language={language} title={texts.yourCode} lines={plainLines(text)} />
          <CodeBlock language={language} title={texts.sampleSolution} lines={model} />
        </Columns>
      </Disclosure>
    </Panel>
  );
}

const Panel = styled(Box)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  containerType: 'inline-size',
  padding: '20px 20px 8px',
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: 'var(--radius)',
  backgroundColor: theme.vars.palette.site.primaryTint,
}));

/** Side by side if the container is wide enough. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  '@container (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

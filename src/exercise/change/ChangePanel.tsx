import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure';
import { hasPassed } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';
import * as texts from '../../texts/en/exampleChange';
import { Prose } from '../task/Prose';

interface ChangePanelProps {
  /** The change's permanent id. */
  id: string;
  /** The example's title. */
  name: string;
  prompt: ReactNode;
  onCheck: () => void;
  /** Result of the last check; null if there is none. */
  status: string | null;
  /** Tests of the last check. */
  result: ReactNode;
  solution: ReactNode;
}

/**
 * Small task at the end of an example: what to change, a button that checks it, and a solution. Without JavaScript,
 * it's the task and the solution.
 */
export function ChangePanel({
  id,
  name,
  prompt,
  onCheck,
  status,
  result,
  solution,
}: ChangePanelProps) {
  const isDone = hasPassed(useProgress(), id);
  return (
    <Panel role="group" aria-label={texts.changeOf(name)} id={id}>
      <Task>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 24 }}>
          <Typography variant="label" sx={{ color: 'primary.main' }}>
            {texts.changeIt}
          </Typography>
          {isDone ? (
            <Chip size="small" color="success" icon={<CheckRounded />} label={texts.done} />
          ) : null}
        </Box>
        <Prose>{prompt}</Prose>
        <Actions className="js-only screen-only">
          <Button size="small" variant="outlined" onClick={onCheck}>
            {texts.check}
          </Button>
          <Typography variant="body2" role="status" sx={{ flex: '1 1 12em' }}>
            {status}
          </Typography>
        </Actions>
      </Task>
      {result}
      <Solution className="screen-only">
        <Disclosure size="small" summary={texts.oneWay} isWide>
          {solution}
        </Disclosure>
      </Solution>
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '@media print': { background: 'none', breakInside: 'avoid' },
}));

const Task = styled('div')({ display: 'grid', gap: 12, padding: 16 });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
});

const Solution = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingInline: 16,
}));

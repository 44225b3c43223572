import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exerciseResults';
import { REASON } from '../results/useReasonInView';
import { useKnownMistake } from './useKnownMistake';

interface KnownMistakeProps {
  exerciseId: string;
  /** Result of the last check; undefined before the first one. */
  result: RunResult | undefined;
  /** Sentences about the mistakes, if it's clear what they are. */
  given?: readonly string[];
}

/** Says what the reader's mistake is, if the code fails exactly like a solution with a known mistake. */
export function KnownMistake({ exerciseId, result, given = [] }: KnownMistakeProps) {
  const found = useKnownMistake(exerciseId, result ?? null);
  const sentences = given.length > 0 ? given : found;
  return (
    // Mounted before there's a result, so that screen readers announce the first one too.
    <div role="status">
      {sentences.length > 0 ? (
        <Cause {...REASON}>
          <Typography variant="subtitle2" component="p">
            {sentences.length > 1 && given.length === 0 ? texts.likelyCauses : texts.likelyCause}
          </Typography>
          {sentences.map((sentence) => (
            <Typography key={sentence} variant="body2">
              {sentence}
            </Typography>
          ))}
        </Cause>
      ) : null}
    </div>
  );
}

const Cause = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > *': {
    paddingInlineStart: 12,
    borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  },
}));

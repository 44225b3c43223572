import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exerciseResults';
import { REASON } from '../results/useReasonInView';
import { useKnownMistake } from './useKnownMistake';

interface KnownMistakeProps {
  exerciseId: string;
  result: RunResult;
  /** Sentences about the mistakes, if it's clear what they are. */
  given?: readonly string[];
}

/** Says what the reader's mistake is, if the code fails exactly like a solution with a known mistake. */
export function KnownMistake({ exerciseId, result, given = [] }: KnownMistakeProps) {
  const found = useKnownMistake(exerciseId, result);
  const sentences = given.length > 0 ? given : found;
  return (
    // Stays mounted, so that screen readers announce a sentence that's fetched after the result.
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

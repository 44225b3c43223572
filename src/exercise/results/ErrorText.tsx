import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RunError } from '../../sandbox/protocol';
import * as texts from '../../texts/en/runOutput';
import { PlainWords } from './PlainWords';
import { REASON } from './useReasonInView';

interface ErrorTextProps {
  error: RunError;
}

/** Error that ended a run: the plain-English explanation, if there is one, and the engine's message. */
export function ErrorText({ error: { name, message, plain, line, hint } }: ErrorTextProps) {
  const location = line === undefined ? null : texts.errorLine(line);
  const engineMessage = (
    <samp>
      {name}: {message}
    </samp>
  );
  return (
    <ErrorBox {...REASON}>
      {plain ? (
        <>
          <Typography sx={{ color: 'text.primary' }}>
            <PlainWords text={plain} />
          </Typography>
          <Typography variant="caption" component="p" sx={quietStyles}>
            {engineMessage} <span>{location}</span>
          </Typography>
        </>
      ) : (
        <>
          <p>{engineMessage}</p>
          {location || hint ? (
            <Typography variant="body2" sx={{ color: 'text.primary' }}>
              {location}
              {hint}
            </Typography>
          ) : null}
        </>
      )}
    </ErrorBox>
  );
}

const quietStyles = {
  mt: 0.75,
  color: 'text.secondary',
  '& samp': { marginInlineEnd: 0.5, fontSize: 'inherit' },
  '& span': { color: 'text.primary', whiteSpace: 'nowrap' },
} as const;

const ErrorBox = styled('div')(({ theme }) => ({
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${theme.vars.palette.error.main}`,
  color: theme.vars.palette.error.main,
  '* + &': { marginTop: 10 },
  '& samp': { fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

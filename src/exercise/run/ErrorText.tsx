import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RunError } from '../../sandbox/protocol';
import { PlainWords } from './PlainWords';

interface ErrorTextProps {
  error: RunError;
}

/** The error that ended a run: in plain words if there are any, then as the engine says it. */
export function ErrorText({ error: { name, message, plain, line, hint } }: ErrorTextProps) {
  const help = plain ? undefined : hint;
  return (
    <ErrorBox>
      {plain ? (
        <Typography sx={{ mb: 0.5, color: 'text.primary' }}>
          <PlainWords text={plain} />
        </Typography>
      ) : null}
      <Typography variant={plain ? 'caption' : 'body1'} component="p" sx={plain ? quietStyles : {}}>
        <samp>
          {name}: {message}
        </samp>
      </Typography>
      {line === undefined && !help ? null : (
        <Typography variant="body2" sx={{ color: 'text.primary' }}>
          {line === undefined ? null : `Line ${line}. `}
          {help}
        </Typography>
      )}
    </ErrorBox>
  );
}

const quietStyles = { color: 'text.secondary', '& samp': { fontSize: 'inherit' } } as const;

const ErrorBox = styled('div')(({ theme }) => ({
  paddingLeft: 12,
  borderLeft: `3px solid ${theme.vars.palette.error.main}`,
  color: theme.vars.palette.error.main,
  '* + &': { marginTop: 10 },
  '& samp': { fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

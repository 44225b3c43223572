import { styled } from '@mui/material/styles';
import { hasPassed, SAMPLE_CHECKS } from './lessonSample';

/** The checks of the sample lesson's exercise: one holds, one does not. */
export function SampleChecks() {
  return (
    <Checks>
      {SAMPLE_CHECKS.map((check) => (
        <li key={check.name}>
          <Verdict hasPassed={hasPassed(check)}>{hasPassed(check) ? 'Passed' : 'Not yet'}</Verdict>
          <span>{check.name}</span>
          {hasPassed(check) ? null : (
            <Difference>
              {check.call}
              <br />
              expected {check.expected}
              <br />
              received {check.received}
            </Difference>
          )}
        </li>
      ))}
    </Checks>
  );
}

const Checks = styled('ul')(({ theme }) => ({
  padding: '8px 24px',
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '96px 1fr',
    gap: '4px 0',
    alignItems: 'baseline',
    paddingBlock: 12,
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Verdict = styled('span', { shouldForwardProp: (name) => name !== 'hasPassed' })<{
  hasPassed: boolean;
}>(({ theme, hasPassed: isRight }) => ({
  ...theme.typography.label,
  fontWeight: 600,
  color: isRight ? theme.vars.palette.success.main : theme.vars.palette.error.main,
}));

const Difference = styled('code')(({ theme }) => ({
  gridColumn: 2,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

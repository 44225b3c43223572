import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section';
import * as texts from '../../texts/en/courseSections';

interface OutcomesProps {
  outcomes: readonly string[];
}

/** What a learner can do after the course. */
export function Outcomes({ outcomes }: OutcomesProps) {
  return (
    <Section id="outcomes" title={texts.outcomes}>
      <List>
        {outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </List>
    </Section>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: '16px clamp(32px, 6vw, 80px)',
  padding: 0,
  listStyle: 'none',
  counterReset: 'outcome',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '32px 1fr',
    alignItems: 'baseline',
    maxWidth: 'var(--prose-width)',
    counterIncrement: 'outcome',
  },
  '& > li::before': {
    ...theme.typography.label,
    // Empty alt text, because the number is decorative.
    content: 'counter(outcome, decimal-leading-zero) / ""',
    lineHeight: 'inherit',
    color: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

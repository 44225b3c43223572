import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { IntelligentAutomation } from '../../animation/IntelligentAutomation';
import { Section } from '../../components/Section';
import * as texts from '../../texts/en/homeSteps';

/** The steps of a lesson, next to the animation. */
export function LearningSteps() {
  return (
    <Section id="how" title={texts.title} intro={texts.intro} layout="split">
      <Columns>
        <Steps>
          {texts.steps.map(({ title, text }) => (
            <li key={title}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
                {text}
              </Typography>
            </li>
          ))}
        </Steps>
        <Picture className="screen-only">
          <IntelligentAutomation />
        </Picture>
      </Columns>
    </Section>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '24px 48px',
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

const Steps = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    paddingInlineStart: 44,
    counterIncrement: 'step',
  },
  '& > li + li': {
    marginTop: 16,
    paddingTop: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li::before': {
    ...theme.typography.label,
    // Empty alt text, because screen readers already announce list numbers.
    content: 'counter(step) / ""',
    position: 'absolute',
    insetInlineStart: 0,
    width: 28,
    border: `1px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: 8,
    lineHeight: '26px',
    textAlign: 'center',
    color: theme.vars.palette.secondary.main,
  },
}));

const Picture = styled('div')(({ theme }) => ({
  width: '100%',
  marginInline: 'auto',
  [theme.breakpoints.down('sm')]: { maxWidth: 240 },
}));

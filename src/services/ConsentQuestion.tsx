import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Service } from '../content/services';
import * as texts from '../texts/en/consentQuestion';
import { servicesToAskFor } from './consentScript';
import { answerQuestion, ASKING_ATTRIBUTE } from './consentStore';
import { dialogRequest } from './dialogRequest';

interface ConsentQuestionProps {
  services: readonly Service[];
}

/**
 * Asks whether services may load. It's above the header instead of over the page, so that it hides nothing.
 * An inline script shows it (`consentScript`).
 */
export function ConsentQuestion({ services }: ConsentQuestionProps) {
  const asked = servicesToAskFor(services);
  function decide(isAllowed: boolean) {
    answerQuestion(Object.fromEntries(asked.map(({ id }) => [id, isAllowed])));
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  if (asked.length === 0) return null;
  return (
    <Bar role="region" aria-label={texts.privacy} className="screen-only js-only">
      <Container>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          useFlexGap
          sx={{ gap: 1.5, justifyContent: 'space-between', alignItems: { md: 'center' }, py: 1.5 }}
        >
          <Typography variant="body2" sx={{ maxWidth: 'var(--prose-width)' }}>
            {texts.question(
              asked.map(({ name }) => name),
              asked.map(({ about }) => about).join(' '),
            )}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, flexShrink: 0 }}>
            <Button variant="outlined" size="small" onClick={() => decide(true)}>
              {texts.allow}
            </Button>
            <Button variant="outlined" size="small" onClick={() => decide(false)}>
              {texts.refuse}
            </Button>
            <Button
              size="small"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => dialogRequest.set(currentTarget)}
            >
              {texts.choose}
            </Button>
          </Stack>
        </Stack>
      </Container>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.site.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [`html:not([${ASKING_ATTRIBUTE}]) &`]: { display: 'none' },
}));

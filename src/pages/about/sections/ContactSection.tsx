import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { CONTACT_LINK } from '../../../../.generated/contactLinks';
import { brand } from '../../../../.generated/school/brand';
import { PlaceholderNote } from '../../../components/PlaceholderNote';
import { Section } from '../../../components/Section';
import * as texts from '../../../texts/en/aboutSections';
import { touchRow, touchReach } from '../../../theme/targets';
import { PROFILES } from './contact';

export function ContactSection() {
  const { email } = brand;
  return (
    <Section
      id="contact"
      title={texts.contactTitle}
      layout="split"
      intro={email || CONTACT_LINK ? texts.contactIntro : undefined}
    >
      {CONTACT_LINK ? (
        <Button
          href={CONTACT_LINK.href}
          variant="contained"
          size="large"
          sx={{ display: 'flex', width: 'fit-content', mb: email ? 3 : 0 }}
        >
          {CONTACT_LINK.label}
        </Button>
      ) : null}
      {email ? (
        <Link
          variant="h3"
          href={`mailto:${email}`}
          sx={[{ fontSize: { md: '1.75rem' }, overflowWrap: 'anywhere' }, touchReach]}
        >
          {email}
        </Link>
      ) : null}
      <PlaceholderNote field="email" />
      {PROFILES.length > 0 ? (
        <Stack
          component="ul"
          direction="row"
          useFlexGap
          aria-label={texts.elsewhere}
          sx={{ flexWrap: 'wrap', gap: '8px 24px', mt: email ? 2 : 0, p: 0, listStyle: 'none' }}
        >
          {PROFILES.map(({ network, label, href }) => (
            <li key={network}>
              <Link href={href} sx={touchRow}>
                {label}
              </Link>
            </li>
          ))}
        </Stack>
      ) : null}
    </Section>
  );
}

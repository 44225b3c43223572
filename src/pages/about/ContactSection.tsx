import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { brand } from '../../brand/brand';
import { isPlaceholderLink } from '../../brand/placeholders';
import { ExampleAddressNote } from '../../components/ExampleAddressNote';
import { Section } from '../../components/Section';
import { fingerLine, fingerReach } from '../../theme/targets';

/** Profiles that the brand really has; a placeholder leads nowhere and so is not offered here. */
const PROFILES = (brand.social ?? []).filter(({ href }) => !isPlaceholderLink(href));

export function ContactSection() {
  return (
    <Section
      id="contact"
      title="Contact"
      intro="Have a question? Found a mistake? Missing something? Write to us."
    >
      <Link
        variant="h3"
        href={`mailto:${brand.email}`}
        sx={[{ fontSize: { md: '1.75rem' }, overflowWrap: 'anywhere' }, fingerReach]}
      >
        {brand.email}
      </Link>
      <ExampleAddressNote />
      {PROFILES.length > 0 ? (
        <Stack
          component="ul"
          direction="row"
          useFlexGap
          aria-label="Elsewhere"
          sx={{ flexWrap: 'wrap', gap: '8px 24px', mt: 2, p: 0, listStyle: 'none' }}
        >
          {PROFILES.map(({ network, label, href }) => (
            <li key={network}>
              <Link href={href} sx={fingerLine}>
                {label}
              </Link>
            </li>
          ))}
        </Stack>
      ) : null}
    </Section>
  );
}

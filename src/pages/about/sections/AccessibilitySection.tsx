import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '../../../school/brand';
import { Section } from '../../../components/Section';
import { ACCESSIBILITY } from '../aboutTexts';
import { Prose } from './Prose';

export function AccessibilitySection() {
  const { email } = brand;
  return (
    <Section id="accessibility" title="Accessibility" layout="split">
      <Prose texts={ACCESSIBILITY}>
        {email ? (
          <Typography>
            If something doesn't work for you, write to{' '}
            <Link href={`mailto:${email}?subject=Accessibility`}>{email}</Link>. Tell us which page
            you were on, what you tried, and which browser and assistive technology you use.
          </Typography>
        ) : null}
      </Prose>
    </Section>
  );
}

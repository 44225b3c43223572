import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '../../brand/brand';
import { Section } from '../../components/Section';
import { Prose } from './Prose';
import { ACCESSIBILITY } from './texts';

export function AccessibilitySection() {
  return (
    <Section id="accessibility" title="Accessibility">
      <Prose texts={ACCESSIBILITY}>
        <Typography>
          If something keeps you out, write to{' '}
          <Link href={`mailto:${brand.email}?subject=Accessibility`}>{brand.email}</Link>. Say which
          page it is, what you tried, and which browser and aids you use, if any.
        </Typography>
      </Prose>
    </Section>
  );
}

import { brand } from '../../brand/brand';
import { Section } from '../../components/Section';
import { Prose } from './Prose';
import { ACCESSIBILITY } from './texts';

export function AccessibilitySection() {
  return (
    <Section id="accessibility" title="Accessibility">
      <Prose texts={ACCESSIBILITY}>
        <p>
          If something keeps you out, write to{' '}
          <a href={`mailto:${brand.email}?subject=Accessibility`}>{brand.email}</a>. Say which page
          it is, what you tried, and which browser and aids you use, if any.
        </p>
      </Prose>
    </Section>
  );
}

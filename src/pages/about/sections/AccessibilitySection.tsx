import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '../../../../.generated/school/brand';
import { dark, light } from '../../../school/tokens';
import { ACCESSIBILITY_REVIEW } from '../../../content/accessibilityReview';
import { Section } from '../../../components/Section';
import * as texts from '../../../texts/en/aboutSections';
import { hasAaaText } from '../../../theme/contrast';
import { Prose } from './Prose';

const ACCESSIBILITY = texts.accessibility([light, dark].every(hasAaaText), ACCESSIBILITY_REVIEW);

export function AccessibilitySection() {
  const { email } = brand;
  return (
    <Section id="accessibility" title={texts.accessibilityTitle} layout="split">
      <Prose texts={ACCESSIBILITY}>
        {email ? (
          <Typography>
            {texts.reportBarrier(
              <Link href={`mailto:${email}?subject=${encodeURIComponent(texts.barrierSubject)}`}>
                {email}
              </Link>,
            )}
          </Typography>
        ) : null}
      </Prose>
    </Section>
  );
}

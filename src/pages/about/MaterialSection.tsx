import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SITE_FACTS } from '../../../.generated/summaries';
import { FactList, type Fact } from '../../components/FactList';
import { Section } from '../../components/Section';
import { formatMinutes } from '../../content/format';
import { Prose } from './Prose';
import { RuleList } from './RuleList';
import { BUILD_RULES, MAKING, TEST_RULES } from './texts';

const FACTS: readonly Fact[] = [
  { label: 'lessons ready to start', value: SITE_FACTS.tutorials },
  { label: 'exercises checked in your browser', value: SITE_FACTS.exercises },
  { label: 'of reading and practice', value: formatMinutes(SITE_FACTS.minutes) },
  { label: 'courses', value: SITE_FACTS.courses },
  { label: 'programs', value: SITE_FACTS.programs },
];

export function MaterialSection() {
  return (
    <Section id="material" title="How we make and check the material" tone="sunken">
      <Stack spacing={6}>
        <FactList layout="cells" facts={FACTS} />
        <Prose texts={MAKING} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '3fr 2fr' },
            gap: '40px 64px',
          }}
        >
          <RuleList kind="stops" title="The build stops when" rules={BUILD_RULES} />
          <RuleList kind="runs" title="The tests run every lesson" rules={TEST_RULES} />
        </Box>
      </Stack>
    </Section>
  );
}

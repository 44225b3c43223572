import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { texts } from '../../../../.generated/school/texts/about';
import { SITE_FACTS } from '../../../../.generated/summaries';
import { ButtonLink } from '../../../components/ButtonLink';
import { FactList, type Fact } from '../../../components/FactList';
import { Section } from '../../../components/Section';
import { formatMinutes } from '../../../texts/en/format';
import { ADDRESSES } from '../../../site/addresses';
import { ownAddress } from '../../../site/ownLinks';
import { Prose } from './Prose';
import { FirstTryExample } from './FirstTryExample';

const COMPARISON = ownAddress('comparison');

const PURPOSE = texts.purpose.map((text) => ({ id: text, text }));

/** A single course leaves nothing to choose or to put in order. */
const HAS_CHOICE = SITE_FACTS.courses > 1;

const FACTS: readonly Fact[] = [
  {
    label: SITE_FACTS.tutorials === 1 ? 'lesson, open to everyone' : 'lessons, all of them open',
    value: SITE_FACTS.tutorials,
  },
  { label: 'exercises that check your code', value: SITE_FACTS.exercises },
  { label: 'of reading and practice', value: formatMinutes(SITE_FACTS.minutes) },
  { label: HAS_CHOICE ? 'courses to choose from' : 'course', value: SITE_FACTS.courses },
  ...(HAS_CHOICE
    ? [
        {
          label:
            SITE_FACTS.programs === 1
              ? 'program that puts courses in order'
              : 'programs that put courses in order',
          value: SITE_FACTS.programs,
        },
      ]
    : []),
];

export function PurposeSection() {
  return (
    <Section id="purpose" title={texts.title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: '40px 64px',
          alignItems: 'start',
          mb: 6,
        }}
      >
        <Prose texts={PURPOSE}>
          {COMPARISON ? (
            <Typography>
              Other schools do some of this better. See the{' '}
              <Link href={COMPARISON}>side-by-side comparison</Link>, with sources.
            </Typography>
          ) : null}
          <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
            See the lessons
          </ButtonLink>
        </Prose>
        <FirstTryExample />
      </Box>
      <FactList layout="cells" facts={FACTS} />
    </Section>
  );
}

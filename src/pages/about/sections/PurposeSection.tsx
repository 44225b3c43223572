import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { texts } from '../../../../.generated/school/texts/about';
import { SITE_FACTS } from '../../../../.generated/summaries';
import { ButtonLink } from '../../../components/ButtonLink';
import { FactList, type Fact } from '../../../components/FactList';
import { Section } from '../../../components/Section';
import { ADDRESSES } from '../../../site/addresses';
import { ownAddress } from '../../../site/ownLinks';
import * as sectionTexts from '../../../texts/en/aboutSections';
import { formatMinutes } from '../../../texts/en/format';
import { Prose } from './Prose';
import { FirstTryExample } from './FirstTryExample';

const COMPARISON = ownAddress('comparison');

const PURPOSE = texts.purpose.map((text) => ({ id: text, text }));

/** A single course leaves nothing to choose or to put in order. */
const HAS_CHOICE = SITE_FACTS.courses > 1;

const FACTS: readonly Fact[] = [
  { label: sectionTexts.lessonsFact(SITE_FACTS.tutorials), value: SITE_FACTS.tutorials },
  { label: sectionTexts.exercisesFact, value: SITE_FACTS.exercises },
  { label: sectionTexts.timeFact, value: formatMinutes(SITE_FACTS.minutes) },
  { label: sectionTexts.coursesFact(SITE_FACTS.courses), value: SITE_FACTS.courses },
  ...(HAS_CHOICE
    ? [{ label: sectionTexts.programsFact(SITE_FACTS.programs), value: SITE_FACTS.programs }]
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
              {sectionTexts.otherSchools((label) => (
                <Link href={COMPARISON}>{label}</Link>
              ))}
            </Typography>
          ) : null}
          <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
            {sectionTexts.seeLessons}
          </ButtonLink>
        </Prose>
        <FirstTryExample />
      </Box>
      <FactList layout="cells" facts={FACTS} />
    </Section>
  );
}

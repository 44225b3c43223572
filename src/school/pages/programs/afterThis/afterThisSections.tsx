/** Content of the `after-this-sections` chunk. Not fetched if the page is prerendered. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OwnAddress } from '../../../../../.generated/school/ownLinks';
import { FIRST_LESSON } from '../../../../../.generated/starts';
import { SITE_FACTS } from '../../../../../.generated/summaries';
import { ButtonLink } from '../../../../components/ButtonLink';
import { CallCard } from '../../../../components/CallCard';
import { FitList } from '../../../../components/FitList';
import { PageHeader } from '../../../../components/PageHeader';
import { Section } from '../../../../components/Section';
import { countOf, formatDate, formatMinutes } from '../../../../texts/en/format';
import { ADDRESSES, lessonAddress } from '../../../../site/addresses';
import {
  ABLE,
  AFTER_THIS,
  DATA_LINKS,
  LINKS_LOOKED_UP,
  NEXT_STEPS,
  NOT_YET,
  WHOLE_PATHS,
} from './nextSteps';
import { OutsideLinks } from './OutsideLinks';
import { StepList } from './StepList';

const COMPARISON: OwnAddress = '/about/how-it-compares';

const TITLES = { fits: "You'll be able to", misfits: "You won't yet be able to" };

export function AfterThisTop() {
  return (
    <PageHeader label="what comes next" title={AFTER_THIS.title} lead={AFTER_THIS.description} />
  );
}

export function WhatNext() {
  const { courses, minutes } = SITE_FACTS;
  return (
    <>
      <Section
        id="foundation"
        title="What you'll get out of these courses"
        intro={`All ${countOf(courses, 'course')} take ${formatMinutes(minutes)}, including exercises and projects. That's enough for a foundation, but it isn't enough to make you a professional developer.`}
      >
        <FitList fits={ABLE} misfits={NOT_YET} titles={TITLES} />
      </Section>
      <Section
        id="steps"
        title="What to learn next"
        intro="Each step builds on the earlier steps. The links go to other sites, and they're all free to read."
      >
        <StepList steps={NEXT_STEPS} />
        <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
          Links last checked: {formatDate(LINKS_LOOKED_UP)}
        </Typography>
      </Section>
      <OtherWays />
      <CallCard
        id="begin"
        title="Not there yet?"
        text="These steps will be here when you're ready. Start with the first lesson, or pick a program that fits your goals."
      >
        <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>Start the first lesson</ButtonLink>
        <ButtonLink to={ADDRESSES.programs} variant="outlined">
          All programs
        </ButtonLink>
      </CallCard>
    </>
  );
}

/** Two other ways to continue, besides the steps that the page recommends. */
function OtherWays() {
  return (
    <Box
      sx={{
        display: 'grid',
        // On wide screens, shows the two alternatives side by side.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))',
        mx: 'auto',
      }}
    >
      <Section
        id="data"
        title="If you came for machine learning"
        intro="Here, you built every model in JavaScript, so that you could see every step. Data work is mostly done in Python. What you know about splits, baselines, and metrics still applies."
      >
        <OutsideLinks links={DATA_LINKS} />
      </Section>
      <Section
        id="paths"
        title="If you'd rather follow one path"
        intro={
          <>
            Two free curricula cover most of these steps, including projects. Both curricula take
            much longer than this site and go much further. See the{' '}
            <Link href={COMPARISON}>comparison with other schools</Link>.
          </>
        }
      >
        <OutsideLinks links={WHOLE_PATHS} />
      </Section>
    </Box>
  );
}

/** Content of the `how-it-compares-sections` chunk. Not fetched if the page is prerendered. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnAddress } from '../../../../../.generated/school/ownLinks';
import { FIRST_LESSON } from '../../../../../.generated/starts';
import { SITE_FACTS } from '../../../../../.generated/summaries';
import { brand } from '../../../../../.generated/school/brand';
import { ButtonLink } from '../../../../components/ButtonLink';
import { CallCard } from '../../../../components/CallCard';
import { FitList } from '../../../../components/FitList';
import { PageHeader } from '../../../../components/PageHeader';
import { Section } from '../../../../components/Section';
import { ADDRESSES, lessonAddress } from '../../../../site/addresses';
import { ALTERNATIVES, CHOOSE_OTHERS, CHOOSE_US, HOW_IT_COMPARES, ownSchool } from './comparison';
import { FactTable } from './FactTable';
import { datesRead } from './datesRead';
import { SourceList } from './SourceList';
import { sourcesOf } from './sourcesOf';

const NEXT_STEPS: OwnAddress = '/programs/after-this';

const SCHOOLS = [ownSchool(brand.name, SITE_FACTS), ...ALTERNATIVES];

const SOURCES = sourcesOf(SCHOOLS);

const TITLES = { fits: 'Choose us if', misfits: 'Choose another school if' };

export function ComparesTop() {
  return (
    <PageHeader
      label="side by side, with sources"
      title={HOW_IT_COMPARES.title}
      lead={HOW_IT_COMPARES.description}
    />
  );
}

export function SideBySide() {
  return (
    <>
      <Section
        id="choice"
        title="The short answer"
        intro="Every school here is good at something. Here's where we're the better choice, and where we aren't."
      >
        <FitList fits={CHOOSE_US} misfits={CHOOSE_OTHERS} titles={TITLES} />
      </Section>
      <Section
        id="side-by-side"
        title="Side by side"
        intro="Every fact about a school comes from that school's website and has a numbered link to the page we read. “Not checked” means that we couldn't find a page on the topic, not that the answer is no."
      >
        <FactTable schools={SCHOOLS} sources={SOURCES} />
        <Typography
          variant="body2"
          sx={{ maxWidth: 'var(--prose-width)', mt: 2.5, color: 'text.secondary' }}
        >
          We read publicly available copies of these pages, not the live sites, {datesRead(SCHOOLS)}
          . If a school's page says something different now, trust the page. Our own numbers are
          recalculated every time this site is built.
        </Typography>
        <Box sx={{ mt: 2.5 }}>
          <SourceList sources={SOURCES} />
        </Box>
      </Section>
      <CallCard
        id="begin"
        title="See for yourself"
        text="One lesson will tell you more than a table can. You don't need an account, and you won't lose anything if you leave."
      >
        <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>Start the first lesson</ButtonLink>
        <ButtonLink to={NEXT_STEPS} variant="outlined">
          What comes after
        </ButtonLink>
        <ButtonLink to={ADDRESSES.about} variant="outlined">
          About us
        </ButtonLink>
      </CallCard>
    </>
  );
}

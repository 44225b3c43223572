/**
 * Content of the `review-sections` chunk. Fetched only on client-side navigation, because the prerendered
 * page already includes this HTML.
 */
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../components/PageHeader';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../site/addresses';
import { head } from './head';
import { HOW_IT_WORKS, LEAD, WITHOUT_SCRIPT } from './reviewTexts';

export function ReviewHeader() {
  return <PageHeader title={head.title} lead={LEAD} />;
}

/** Explains how reviews work. */
export function HowItWorks() {
  return (
    <Section id="how" title="How reviews work" layout="split">
      <Stack useFlexGap spacing={2} sx={{ maxWidth: 'var(--prose-width)' }}>
        <Typography className="no-js-only">{WITHOUT_SCRIPT}</Typography>
        {HOW_IT_WORKS.map(({ id, text }) => (
          <Typography key={id}>{text}</Typography>
        ))}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3 }}>
          <Link href={ADDRESSES.tutorials} sx={{ py: 1.25 }}>
            All lessons
          </Link>
          <Link href={`${ADDRESSES.about}#storage`} sx={{ py: 1.25 }}>
            What's stored, export and import
          </Link>
        </Stack>
      </Stack>
    </Section>
  );
}

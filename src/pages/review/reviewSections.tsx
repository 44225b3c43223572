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
import * as texts from '../../texts/en/reviewSections';
import { head } from './head';

export function ReviewHeader() {
  return <PageHeader title={head.title} lead={texts.lead} />;
}

/** Explains how reviews work. */
export function HowItWorks() {
  return (
    <Section id="how" title={texts.howItWorksTitle} layout="split">
      <Stack useFlexGap spacing={2} sx={{ maxWidth: 'var(--prose-width)' }}>
        <Typography className="no-js-only">{texts.withoutScript}</Typography>
        {texts.howItWorks.map((text) => (
          <Typography key={text}>{text}</Typography>
        ))}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3 }}>
          <Link href={ADDRESSES.tutorials} sx={{ py: 1.25 }}>
            {texts.allLessons}
          </Link>
          <Link href={`${ADDRESSES.about}#storage`} sx={{ py: 1.25 }}>
            {texts.whatIsStored}
          </Link>
        </Stack>
      </Stack>
    </Section>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FIRST_LESSON } from '../../../.generated/starts';
import { SITE_FACTS } from '../../../.generated/summaries';
import { PageHeader } from '../../components/PageHeader';
import * as counts from '../../texts/en/counts';
import * as texts from '../../texts/en/tutorialsTop';
import { HAS_BEGUN, IS_UNDECIDED } from '../../progress/continue/begunMarks';
import { ContinueButton } from '../../progress/widgets/ContinueButton';
import { GLOSSARY_ADDRESS, REVIEW_ADDRESS } from '../../site/addresses';
import { touchReach } from '../../theme/targets';
import { EntryCard } from './entry/EntryCard';
import { head } from './head';

/** Page header. */
export function TutorialsHeader() {
  return (
    <PageHeader
      label={counts.lessons(SITE_FACTS.tutorials)}
      title={head.title}
      lead={head.description}
    >
      <Typography
        className="screen-only"
        sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: 'var(--prose-width)', mt: 2 }}
      >
        {texts.explanation}
      </Typography>
      <Typography className="screen-only" sx={{ mt: 1 }}>
        {texts.alsoSee(
          (label) => (
            <Link href={GLOSSARY_ADDRESS} sx={touchReach}>
              {label}
            </Link>
          ),
          (label) => (
            <Link href={REVIEW_ADDRESS} sx={touchReach}>
              {label}
            </Link>
          ),
        )}
      </Typography>
    </PageHeader>
  );
}

/** Card with the first lesson for new visitors, or the next lesson for returning readers. */
export function StartHere() {
  return (
    <EntryCard
      id="start"
      title={
        <>
          <ForNew>{texts.startTitle}</ForNew>
          <ForBegun>{texts.continueTitle}</ForBegun>
        </>
      }
      tone="tinted"
    >
      <Typography>
        <ForNew>{texts.start}</ForNew>
        <ForBegun>{texts.continueText}</ForBegun>
      </Typography>
      <Box sx={{ pt: 2.5, ...hiddenUntilDecided }}>
        <ContinueButton first={FIRST_LESSON} label={texts.firstLesson} />
      </Box>
    </EntryCard>
  );
}

const hiddenUntilDecided = { [`section${IS_UNDECIDED} &`]: { visibility: 'hidden' } } as const;

const ForNew = styled('span')({
  ...hiddenUntilDecided,
  [`section${HAS_BEGUN} &`]: { display: 'none' },
});

const ForBegun = styled('span')({ [`section:not(${HAS_BEGUN}) &`]: { display: 'none' } });

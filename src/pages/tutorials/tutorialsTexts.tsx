import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FIRST_LESSON } from '../../../.generated/starts';
import { SITE_FACTS } from '../../../.generated/summaries';
import { PageHeader } from '../../components/PageHeader';
import { countOf } from '../../texts/en/format';
import { HAS_BEGUN } from '../../progress/continue/begunMarks';
import { ContinueButton } from '../../progress/widgets/ContinueButton';
import { GLOSSARY_ADDRESS, REVIEW_ADDRESS } from '../../site/addresses';
import { touchReach } from '../../theme/targets';
import { EntryCard } from './entry/EntryCard';
import { head } from './head';

/** Page header. */
export function TutorialsHeader() {
  return (
    <PageHeader
      label={countOf(SITE_FACTS.tutorials, 'lesson')}
      title={head.title}
      lead={head.description}
    >
      <Typography
        className="screen-only"
        sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: 'var(--prose-width)', mt: 2 }}
      >
        Pick any lesson you like. Courses put lessons in order and end with a project; programs
        combine courses.
      </Typography>
      <Typography className="screen-only" sx={{ mt: 1 }}>
        Also:{' '}
        <Link href={GLOSSARY_ADDRESS} sx={touchReach}>
          a glossary of terms
        </Link>{' '}
        and{' '}
        <Link href={REVIEW_ADDRESS} sx={touchReach}>
          a daily review
        </Link>
        .
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
          <ForNew>Start here</ForNew>
          <ForBegun>Your next lesson</ForBegun>
        </>
      }
      tone="tinted"
    >
      <Typography>
        <ForNew>
          Never written code? The first lesson starts from scratch, and you'll run code right away.
        </ForNew>
        <ForBegun>
          Pick up where you left off. Completed lessons are checked off in the list below.
        </ForBegun>
      </Typography>
      <Box sx={{ pt: 2.5 }}>
        <ContinueButton first={FIRST_LESSON} label="First lesson" />
      </Box>
    </EntryCard>
  );
}

const ForNew = styled('span')({ [`section${HAS_BEGUN} &`]: { display: 'none' } });

const ForBegun = styled('span')({ [`section:not(${HAS_BEGUN}) &`]: { display: 'none' } });

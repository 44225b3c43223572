import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { FIRST_LESSON } from '../../../.generated/starts';
import { texts } from '../../../.generated/school/texts/home';
import { SITE_FACTS } from '../../../.generated/summaries';
import { brand } from '../../../.generated/school/brand';
import { ButtonLink } from '../../components/ButtonLink';
import { FactList } from '../../components/FactList';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES } from '../../site/addresses';
import * as counts from '../../texts/en/counts';
import { formatMinutes } from '../../texts/en/format';
import * as hero from '../../texts/en/homeHero';
import { IS_BACK } from '../../progress/continue/begunMarks';
import { ContinueButton } from '../../progress/widgets/ContinueButton';

const FACTS = [
  { value: counts.lessons(SITE_FACTS.tutorials), label: hero.lessonsLabel },
  { value: counts.exercises(SITE_FACTS.exercises), label: hero.exercisesLabel },
  { value: formatMinutes(SITE_FACTS.minutes), label: hero.timeLabel },
  { value: hero.installation, label: hero.installationLabel },
];

/**
 * Introduction and start button. Returning readers see a greeting instead, set before the first paint;
 * `WelcomeBack` adds the details.
 */
export function HeroText() {
  return (
    <Measure>
      <PageHeader
        label={brand.tagline}
        title={
          <>
            <ForNew>
              {texts.title.map((line) => (
                <Fragment key={line}>
                  <Line>{line}</Line>{' '}
                </Fragment>
              ))}
            </ForNew>
            <ForBack>{hero.greeting}</ForBack>
          </>
        }
        lead={<ForNew>{brand.description}</ForNew>}
      >
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: { xs: 3, sm: 4 } }}>
          <Go>
            <ContinueButton first={FIRST_LESSON} label={hero.startFirstLesson} />
          </Go>
          <Courses>
            <ButtonLink to={ADDRESSES.courses} variant="outlined">
              {hero.seeCourses}
            </ButtonLink>
          </Courses>
        </Stack>
        {texts.promise ? (
          <Typography
            variant="body2"
            sx={{ maxWidth: 'var(--prose-width)', mt: 2, color: 'text.secondary' }}
          >
            <ForNew>
              <Plainly>{texts.promise}</Plainly>
            </ForNew>
          </Typography>
        ) : null}
      </PageHeader>
    </Measure>
  );
}

/** Key stats about the site. */
export function CountedFacts() {
  return <FactList layout="cells" facts={FACTS} />;
}

/**
 * The width comes from the grid, not from the header. The font size lets each line of the heading fit in
 * the column.
 */
const Measure = styled('div')(({ theme }) => ({
  '& header': { maxWidth: 'none', padding: 0 },
  // Hides the tagline for returning readers, who see `NextUp` instead.
  [`& header${IS_BACK} > p:first-of-type`]: { display: 'none' },
  '& h1': {
    maxWidth: 'none',
    fontSize: 'clamp(2.25rem, 1.4rem + 4.2vw, 4rem)',
    [theme.breakpoints.up('md')]: { fontSize: 'clamp(2.5rem, 4.2vw, 3.75rem)' },
  },
}));

const ForNew = styled('span')({ [`header${IS_BACK} &`]: { display: 'none' } });

const ForBack = styled('span')({ [`header:not(${IS_BACK}) &`]: { display: 'none' } });

/** Hidden once every lesson is finished. */
const Go = styled('span')({ display: 'flex', '&:has([data-finished])': { display: 'none' } });

/**
 * Hidden for readers with a next lesson, and on phones for new visitors, where it would push the exercise
 * below the fold.
 */
const Courses = styled('span')(({ theme }) => ({
  display: 'flex',
  'header:has([data-begun]) &': { display: 'none' },
  [theme.breakpoints.down('sm')]: { [`header:not(${IS_BACK}) &`]: { display: 'none' } },
}));

const Line = styled('span')({ display: 'block', textWrap: 'balance' });

const Plainly = styled('strong')(({ theme }) => ({ color: theme.vars.palette.text.primary }));

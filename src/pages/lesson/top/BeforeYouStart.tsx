import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lessonAddress } from '../../../site/addresses';
import type { ContentsEntry, LessonDetails } from '../../../content/lesson';
import { alongLine } from '../../../theme/alongLine';
import { touchRow, TOUCH } from '../../../theme/targets';
import { ContentsList } from '../reading/ContentsList';
import * as texts from '../../../texts/en/lessonFrame';
import { LessonFacts } from './LessonFacts';

interface BeforeYouStartProps {
  lesson: LessonDetails;
  contents: readonly ContentsEntry[];
}

/**
 * The lesson's outcomes and prerequisites. Phones also show the description, and screens below the `lg`
 * breakpoint show the table of contents. Leaves out the prerequisites if only the previous lesson is
 * needed.
 */
export function BeforeYouStart({ lesson, contents }: BeforeYouStartProps) {
  const { description, outcomes, buildsOn, previous } = lesson;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
        columnGap: 5,
        rowGap: 3,
        color: 'text.primary',
      }}
    >
      <Typography className="screen-only" sx={{ display: { sm: 'none' } }}>
        {description}
      </Typography>
      <section aria-labelledby="outcomes-title">
        <Typography variant="label" component="h2" id="outcomes-title" sx={{ mb: 1.5 }}>
          {texts.youWillLearnTo}
        </Typography>
        <Outcomes>
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </Outcomes>
      </section>
      {buildsOn.length === 0 && previous ? null : (
        <section aria-labelledby="needs-title">
          <Typography variant="label" component="h2" id="needs-title" sx={{ mb: 1.5 }}>
            {texts.prerequisites}
          </Typography>
          {buildsOn.length === 0 ? (
            <Typography variant="body2">{texts.noPrerequisites}</Typography>
          ) : (
            <Needs>
              {buildsOn.map(({ id, slug, title }) => (
                <li key={id}>
                  <Link href={lessonAddress(slug)} sx={touchRow}>
                    {title}
                  </Link>
                </li>
              ))}
            </Needs>
          )}
        </section>
      )}
      <Box
        component="nav"
        className="screen-only"
        aria-labelledby="intro-contents-title"
        sx={{ display: { lg: 'none' } }}
      >
        <Typography variant="label" component="h2" id="intro-contents-title" sx={{ mb: 1.5 }}>
          {texts.onThisPage}
        </Typography>
        <ContentsList contents={contents} current={null} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <LessonFacts lesson={lesson} />
      </Box>
    </Box>
  );
}

const Marked = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  padding: 0,
  listStyle: 'none',
  '@media print': { gap: 4, fontSize: '11pt' },
  '& > li': { position: 'relative', paddingInlineStart: 26 },
  '& > li::before': { position: 'absolute', insetInlineStart: 0 },
}));

const Outcomes = styled(Marked)(({ theme }) => ({
  // A dot, because a check mark would suggest that the reader already has the skill.
  '& > li::before': {
    content: '""',
    insetInlineStart: 6,
    top: '0.6em',
    // A border is also visible in print and in forced colors, unlike a background.
    border: `3px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
  },
}));

const Needs = styled(Marked)(({ theme }) => ({
  '& > li::before': {
    content: '"→" / ""',
    ...alongLine,
    fontFamily: theme.typography.label.fontFamily,
    color: theme.vars.palette.secondary.main,
  },
  // Makes the links large enough to tap, and centers the arrow next to them.
  [TOUCH]: { gap: 0, '& > li::before': { top: '50%', translate: '0 -50%' } },
}));

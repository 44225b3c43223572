import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { SignedPoints } from '../../components/SignedPoints';
import type { Course } from '../../content/model';
import * as texts from '../../texts/en/courseSections';

interface CourseFitProps {
  course: Course;
}

/** Who the course is for, with a less prominent list of who it isn't for. */
export function CourseFit({ course: { forWhom, notFor } }: CourseFitProps) {
  return (
    <Section id="for-whom" title={texts.fitTitle}>
      <Sides>
        <Card sx={{ p: { xs: 2.5, md: 4 }, bgcolor: 'site.primaryTint' }}>
          <Typography variant="h3">{texts.fits}</Typography>
          <SignedPoints kind="fits" points={forWhom} />
        </Card>
        <div>
          <Typography variant="h3">{texts.misfits}</Typography>
          <SignedPoints kind="misfits" points={notFor} />
        </div>
      </Sides>
    </Section>
  );
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: 64,
    // Aligns the second column with the card's title.
    '& > :last-child': { paddingTop: 32 },
  },
}));

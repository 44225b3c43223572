import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { courseAddress } from '../../site/addresses';
import type { LessonDetails } from '../../content/lesson';
import { fingerLine } from '../../theme/targets';

interface LessonTitleProps {
  lesson: Pick<LessonDetails, 'title' | 'description' | 'position'>;
}

/** Where a lesson is in its course, its heading and what it is about. */
export function LessonTitle({ lesson: { title, description, position } }: LessonTitleProps) {
  const { course, module, number, of } = position;
  const address = courseAddress(course.slug);
  return (
    <Container component="header" sx={{ pt: { xs: 2, md: 4 }, '@media print': { pt: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mb: 0.5 }}>
        <Trail className="screen-only" aria-label="Breadcrumb">
          <Link href={address} color="textSecondary" underline="hover">
            {course.title}
          </Link>
          <Link href={`${address}#${module.id}`} color="textSecondary" underline="hover">
            {module.title}
          </Link>
        </Trail>
        <Typography variant="label" component="span">
          Lesson {number} of {of}
        </Typography>
      </Box>
      <Typography variant="h1" sx={{ maxWidth: '22ch', mt: { xs: 1, md: 1.5 } }}>
        {title}
      </Typography>
      <Typography variant="lead" sx={{ maxWidth: 'var(--prose-width)', mt: 2.5 }}>
        {description}
      </Typography>
    </Container>
  );
}

const Trail = styled(Breadcrumbs)(({ theme }) => ({
  ...theme.typography.label,
  '& li': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& a': fingerLine,
  '& .MuiBreadcrumbs-separator': { color: theme.vars.palette.secondary.main },
}));

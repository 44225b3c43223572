import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ADDRESSES } from '../../site/addresses';
import type { LessonDetails } from '../../content/lesson';
import { subjects } from '../../content/subjects';

interface LessonTitleProps {
  lesson: Pick<LessonDetails, 'title' | 'description' | 'subject'>;
}

/** Where a lesson belongs, its heading and what it is about. */
export function LessonTitle({ lesson: { title, description, subject } }: LessonTitleProps) {
  const subjectName = subjects.find(({ id }) => id === subject)?.name;
  return (
    <Container component="header" sx={{ pt: { xs: 2, md: 4 }, '@media print': { pt: 0 } }}>
      <Trail className="screen-only" aria-label="Breadcrumb">
        <Link href={ADDRESSES.tutorials} color="textSecondary" underline="hover">
          Tutorials
        </Link>
        <Link
          href={`${ADDRESSES.tutorials}?subject=${subject}`}
          color="textSecondary"
          underline="hover"
        >
          {subjectName}
        </Link>
      </Trail>
      <Typography variant="h1" sx={{ maxWidth: '22ch', mt: { xs: 0.5, md: 1.5 } }}>
        {title}
      </Typography>
      <Typography variant="lead" sx={{ maxWidth: '58ch', mt: 2.5 }}>
        {description}
      </Typography>
    </Container>
  );
}

const Trail = styled(Breadcrumbs)(({ theme }) => ({
  ...theme.typography.label,
  '& li': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& .MuiBreadcrumbs-separator': { color: theme.vars.palette.secondary.main },
}));

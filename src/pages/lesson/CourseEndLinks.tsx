import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ADDRESSES, courseAddress } from '../../site/addresses';
import { ownAddress } from '../../site/ownLinks';
import type { CourseEnd, LessonPosition } from '../../content/lesson';

const NEXT_STEPS = ownAddress('next-steps');

interface CourseEndLinksProps {
  course: LessonPosition['course'];
  end: CourseEnd;
}

/** Links after the last lesson of a course: courses that build on it, its programs, and all courses. */
export function CourseEndLinks({ course, end: { courses, programs } }: CourseEndLinksProps) {
  const links = [
    ...courses.map(({ slug, title }) => ({
      href: courseAddress(slug),
      text: `${title}, a course that builds on this one`,
    })),
    ...programs.map(({ id, title }) => ({
      href: `${ADDRESSES.programs}#${id}`,
      text: `${title}, a program that includes this course`,
    })),
    { href: `${courseAddress(course.slug)}#project`, text: 'The project and its requirements' },
    { href: ADDRESSES.courses, text: 'All courses' },
    ...(NEXT_STEPS ? [{ href: NEXT_STEPS, text: 'What to learn after this' }] : []),
  ];
  return (
    <section aria-labelledby="onward-title">
      <Typography variant="h3" component="h2" id="onward-title" sx={{ mb: 1 }}>
        This is the last lesson in {course.title}. What's next?
      </Typography>
      <Box component="ul" sx={{ p: 0, listStyle: 'none' }}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={href} sx={{ display: 'inline-block', py: 1.25 }}>
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </section>
  );
}

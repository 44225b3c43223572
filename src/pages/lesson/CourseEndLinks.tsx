import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ADDRESSES, courseAddress } from '../../site/addresses';
import { ownAddress } from '../../site/ownLinks';
import type { CourseEnd, LessonPosition } from '../../content/lesson';
import * as texts from '../../texts/en/lessonFrame';

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
      text: texts.courseBuildingOn(title),
    })),
    ...programs.map(({ id, title }) => ({
      href: `${ADDRESSES.programs}#${id}`,
      text: texts.programIncluding(title),
    })),
    { href: `${courseAddress(course.slug)}#project`, text: texts.project },
    { href: ADDRESSES.courses, text: texts.allCourses },
    ...(NEXT_STEPS ? [{ href: NEXT_STEPS, text: texts.whatToLearnAfter }] : []),
  ];
  return (
    <section aria-labelledby="onward-title">
      <Typography variant="h3" component="h2" id="onward-title" sx={{ mb: 1 }}>
        {texts.lastLesson(course.title)}
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

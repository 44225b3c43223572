import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PROJECTS } from '../../../.generated/projects';
import { CheckList } from '../../components/CheckList';
import { Section } from '../../components/Section';
import { LiveProject } from '../../exercise/finished/demos/LiveProject';
import { lessonAddress, mockAddress } from '../../site/addresses';
import type { Course, CourseId, CourseSlug } from '../../content/model';
import { lessonsOf } from '../../content/outlines/path';
import { lessonFacts } from '../../content/totals';
import * as texts from '../../texts/en/courseProject';
import { findCourse } from './findCourse';
import { tutorials } from './tutorials';

interface CourseProjectProps {
  id: CourseId;
}

/** The course's final project: a live demo if available, and its acceptance criteria. */
export function CourseProject({ id }: CourseProjectProps) {
  const course = findCourse(id);
  const { project } = course;
  const finished = PROJECTS.find(({ courseId }) => courseId === id);
  const lesson = projectLesson(course, finished !== undefined);
  const words = (
    <div>
      <Typography variant="h3">{project.title}</Typography>
      <Typography sx={{ maxWidth: 'var(--prose-width)', mt: 2 }}>{project.brief}</Typography>
      {lesson ? (
        <Typography sx={{ mt: 2 }}>
          {texts.builtIn(<Link href={lessonAddress(lesson.slug)}>{lesson.title}</Link>)}
        </Typography>
      ) : null}
      {course.mock ? (
        <Typography sx={{ mt: 2 }}>
          {texts.practice((label) => (
            <Link href={mockAddress(course.slug as CourseSlug)}>{label}</Link>
          ))}
        </Typography>
      ) : null}
    </div>
  );
  const points = (
    <div>
      <Typography variant="h3">{texts.doneWhen}</Typography>
      <CheckList sx={{ mt: 2 }}>
        {project.acceptance.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </CheckList>
    </div>
  );
  return (
    <Section id="project" title={texts.title}>
      {finished ? (
        <Stack sx={{ gap: 5 }}>
          <LiveProject project={finished}>{words}</LiveProject>
          {points}
        </Stack>
      ) : (
        <Halves>
          {words}
          {points}
        </Halves>
      )}
    </Section>
  );
}

/**
 * Returns the last lesson if it builds the project: part by part, or, if that can't be run here, as the
 * lesson's title says.
 */
function projectLesson(course: Course, isFinished: boolean) {
  const last = lessonsOf(course).at(-1);
  if (last === undefined) return null;
  const lesson = lessonFacts(last, tutorials);
  const isNamed = lesson.title.toLowerCase().includes(course.project.title.toLowerCase());
  return isFinished || isNamed ? lesson : null;
}

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px clamp(32px, 6vw, 80px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 6fr' },
}));

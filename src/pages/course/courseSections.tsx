import Box from '@mui/material/Box';
import { ButtonLink } from '../../components/ButtonLink';
import { countedFacts } from '../../components/countedFacts';
import { FactList } from '../../components/FactList';
import { FitList } from '../../components/FitList';
import { PageHeader } from '../../components/PageHeader';
import { Section } from '../../components/Section';
import { lessonAddress } from '../../site/addresses';
import type { CourseId } from '../../content/model';
import { lessonsOf } from '../../content/path';
import { courseTotals, lessonFacts } from '../../content/totals';
import { CourseNext } from './CourseNext';
import { CourseProject } from './CourseProject';
import { findCourse } from './findCourse';
import { Needed } from './Needed';
import { Outcomes } from './Outcomes';
import { tutorials } from './tutorials';

interface CourseSectionsProps {
  id: CourseId;
}

/** What the course is, counted. */
export function CourseHeader({ id }: CourseSectionsProps) {
  const course = findCourse(id);
  const totals = courseTotals(course, tutorials);
  return (
    <PageHeader label={`course, ${course.level}`} title={course.title} lead={course.description}>
      <Box sx={{ mt: 4 }}>
        <FactList layout="cells" facts={countedFacts(totals)} />
      </Box>
    </PageHeader>
  );
}

/** The way into the first lesson. */
export function FirstLesson({ id }: CourseSectionsProps) {
  const [first] = lessonsOf(findCourse(id));
  return first === undefined ? null : (
    <ButtonLink to={lessonAddress(lessonFacts(first, tutorials).slug)}>
      Start with the first lesson
    </ButtonLink>
  );
}

/** For whom the course is, what it leads to, and what it asks. */
export function BeforeSyllabus({ id }: CourseSectionsProps) {
  const course = findCourse(id);
  return (
    <>
      <Section id="for-whom" title="Is this for you?">
        <FitList fits={course.forWhom} misfits={course.notFor} />
      </Section>
      <Outcomes outcomes={course.outcomes} />
      <Needed course={course} />
    </>
  );
}

/** What the course ends in, and what takes it up. */
export function AfterSyllabus({ id }: CourseSectionsProps) {
  const course = findCourse(id);
  return (
    <>
      <CourseProject course={course} />
      <CourseNext course={course} />
    </>
  );
}

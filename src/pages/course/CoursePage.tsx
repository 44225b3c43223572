import { TUTORIALS } from '../../../.generated/tutorials';
import type { Course } from '../../content/model';
import { mapTutorials } from '../../content/totals';
import { CourseHeader } from './CourseHeader';
import { CourseNext } from './CourseNext';
import { CourseProject } from './CourseProject';
import { ForWhom } from './ForWhom';
import { Needed } from './Needed';
import { Outcomes } from './Outcomes';
import { PrintedFrom } from './PrintedFrom';
import { Syllabus } from './Syllabus';
import styles from './CoursePage.module.css';

const tutorials = mapTutorials(TUTORIALS);

interface CoursePageProps {
  course: Course;
}

export function CoursePage({ course }: CoursePageProps) {
  return (
    <div className={styles.page}>
      <CourseHeader course={course} tutorials={tutorials} />
      <ForWhom course={course} />
      <Outcomes course={course} />
      <Needed course={course} />
      <Syllabus course={course} tutorials={tutorials} />
      <CourseProject project={course.project} />
      <CourseNext course={course} />
      <PrintedFrom />
    </div>
  );
}

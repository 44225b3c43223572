import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { HAS_COHORTS, HAS_OFFERS } from '../../../.generated/office/has';
import { PageWidth } from '../../components/PageWidth';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import type { CourseId } from '../../content/model';
import { ReturningOnly } from '../../progress/widgets/ReturningOnly';
import { useOpenForPrint } from '../../components/print/useOpenForPrint';
import { PrintedFrom } from '../../components/print/PrintedFrom';
import { CourseActions } from './CourseActions';
import styles from './CoursePrint.module.css';
import {
  courseCompletion,
  courseOffice,
  courseProject,
  courseSections,
  syllabus,
} from './courseChunks';

interface CoursePageProps {
  id: CourseId;
}

export function CoursePage({ id }: CoursePageProps) {
  const page = useRef<HTMLDivElement>(null);
  useOpenForPrint(page);
  return (
    <div ref={page} className={styles.page}>
      <Static code={courseSections} isFirst>
        {({ CourseHeader }) => <CourseHeader id={id} />}
      </Static>
      <PageWidth>
        <CourseActions id={id} />
        <CompletionRoom>
          <ReturningOnly code={courseCompletion}>
            {({ CourseCompletion }) => <CourseCompletion id={id} />}
          </ReturningOnly>
        </CompletionRoom>
        <Static code={courseSections} isFirst>
          {({ CourseFacts }) => <CourseFacts id={id} />}
        </Static>
      </PageWidth>
      <Static code={courseSections}>{({ BeforeSyllabus }) => <BeforeSyllabus id={id} />}</Static>
      <Deferred code={syllabus}>{({ Syllabus }) => <Syllabus id={id} />}</Deferred>
      <Deferred code={courseProject}>{({ CourseProject }) => <CourseProject id={id} />}</Deferred>
      {HAS_OFFERS || HAS_COHORTS ? (
        <Deferred code={courseOffice}>{({ CourseOffice }) => <CourseOffice id={id} />}</Deferred>
      ) : null}
      <Static code={courseSections}>{({ AfterSyllabus }) => <AfterSyllabus id={id} />}</Static>
      <PrintedFrom />
    </div>
  );
}

/** Reserves one line so that the layout doesn't shift when the completion status loads. */
const CompletionRoom = styled('div')({ minHeight: '1.5rem', marginTop: 16 });

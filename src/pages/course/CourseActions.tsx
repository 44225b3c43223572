import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { APPLY_LINK } from '../../../.generated/contactLinks';
import { Static } from '../../prerendered/Static';
import type { CourseId } from '../../content/model';
import * as texts from '../../texts/en/course';
import { courseSections } from './courseChunks';

interface CourseActionsProps {
  id: CourseId;
}

/** Buttons to start the course, apply, practice for interviews, and print the syllabus. */
export function CourseActions({ id }: CourseActionsProps) {
  return (
    <Actions className="screen-only">
      <Static code={courseSections} isFirst>
        {({ FirstLesson }) => <FirstLesson id={id} />}
      </Static>
      <Static code={courseSections} isFirst>
        {({ MockLink }) => <MockLink id={id} />}
      </Static>
      {APPLY_LINK ? (
        <Static code={courseSections} isFirst>
          {({ ApplyLink }) => <ApplyLink />}
        </Static>
      ) : null}
      <Button variant="outlined" size="large" className="js-only" onClick={() => window.print()}>
        {texts.printSyllabus}
      </Button>
    </Actions>
  );
}

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 32,
  // All buttons are as tall as the one with two lines.
  '& > div': { display: 'grid' },
  // Hides the wrapper of a button that isn't rendered, for example because the course has no lessons.
  '& > :empty': { display: 'none' },
});

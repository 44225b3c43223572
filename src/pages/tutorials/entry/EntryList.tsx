import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { EntryPoints, LessonEntry } from '../../../content/summary';
import { lessonAddress } from '../../../site/addresses';
import * as texts from '../../../texts/en/tutorialsEntry';

interface EntryListProps {
  points: EntryPoints<LessonEntry>;
}

/** All questions with their starting points, for visitors without JavaScript. */
export function EntryList({ points: { questions, beyond } }: EntryListProps) {
  return (
    <List className="no-js-only">
      {questions.map(({ id, question, lesson, why }) => (
        <li key={id}>
          {texts.startIfNot({
            question,
            lesson: <Link href={lessonAddress(lesson.slug)}>{lesson.title}</Link>,
            why,
          })}
        </li>
      ))}
      <li>
        {texts.startIfAll(
          <Link href={lessonAddress(beyond.lesson.slug)}>{beyond.lesson.title}</Link>,
          beyond.why,
        )}
      </li>
    </List>
  );
}

const List = styled('ul')({ paddingInlineStart: 20, '& > li + li': { marginTop: 12 } });

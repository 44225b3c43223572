import { styled } from '@mui/material/styles';
import { countOf, formatDate, formatMinutes } from '../../content/format';
import type { LessonDetails } from '../../content/lesson';

interface LessonFactsProps {
  lesson: Pick<LessonDetails, 'level' | 'minutes' | 'updated' | 'exercises'>;
}

/** Level, time, exercises and age of a lesson, in one line where there is room. */
export function LessonFacts({ lesson: { level, minutes, updated, exercises } }: LessonFactsProps) {
  return (
    <Facts aria-label="About this lesson">
      <li>{level}</li>
      <li>{formatMinutes(minutes)}</li>
      <li>{countOf(exercises, 'exercise')}</li>
      <li>
        updated <time dateTime={updated}>{formatDate(updated)}</time>
      </li>
    </Facts>
  );
}

const Facts = styled('ul')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& > li:not(:last-child)::after': {
    // The second text is what is read out: nothing.
    content: '"·" / ""',
    paddingInline: 10,
    color: theme.vars.palette.secondary.main,
  },
}));

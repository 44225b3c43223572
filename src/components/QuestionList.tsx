import Typography from '@mui/material/Typography';
import { canFillBrand, fillBrand } from '../brand/fillBrand';
import type { Question, QuestionPlace } from '../content/model';
import { questions } from '../../.generated/school/questions';
import { Disclosure } from './Disclosure';

const QUESTIONS: readonly Question[] = questions;

interface QuestionListProps {
  /** Page that shows the list. Only this page's questions are listed. */
  place: QuestionPlace;
}

/** Frequently asked questions, as disclosures. */
export function QuestionList({ place }: QuestionListProps) {
  return QUESTIONS.filter(
    ({ places, answer }) => places.includes(place) && answer.every(canFillBrand),
  ).map(({ id, question, answer }) => (
    <Disclosure key={id} summary={fillBrand(question)}>
      {answer.map((paragraph) => (
        <Typography key={paragraph}>{fillBrand(paragraph)}</Typography>
      ))}
    </Disclosure>
  ));
}

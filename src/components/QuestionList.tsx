import Typography from '@mui/material/Typography';
import { fillBrand } from '../brand/fillBrand';
import type { QuestionPlace } from '../content/model';
import { Disclosure } from './Disclosure';
import { questionsOn } from './questionsOn';

interface QuestionListProps {
  /** Page that shows the list. Only this page's questions are listed. */
  place: QuestionPlace;
}

/** Frequently asked questions, as disclosures. */
export function QuestionList({ place }: QuestionListProps) {
  return questionsOn(place).map(({ id, question, answer }) => (
    <Disclosure key={id} summary={fillBrand(question)}>
      {answer.map((paragraph) => (
        <Typography key={paragraph}>{fillBrand(paragraph)}</Typography>
      ))}
    </Disclosure>
  ));
}

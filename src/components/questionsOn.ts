import { questions } from '../../.generated/school/questions';
import { canFillBrand } from '../brand/fillBrand';
import type { Question, QuestionPlace } from '../content/model';

/**
 * @param place - a page
 * @returns the school's questions for that page, without those that need an email address it doesn't have
 */
export function questionsOn(place: QuestionPlace): readonly Question[] {
  return questions.filter(
    ({ places, answer }) => places.includes(place) && answer.every(canFillBrand),
  );
}

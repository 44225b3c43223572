import { questions } from '../../.generated/school/questions';
import type { Brand } from '../brand/brandModel';
import { canFillBrand } from '../brand/fillBrand';
import type { Question, QuestionPlace } from '../content/model';

/**
 * @param place - a page
 * @param brand - see `fillBrand`
 * @returns the school's questions for that page, without those that need an email address it doesn't have
 */
export function questionsOn(place: QuestionPlace, brand?: Brand): readonly Question[] {
  return questions.filter(
    ({ places, answer }) =>
      places.includes(place) && answer.every((text) => canFillBrand(text, brand)),
  );
}

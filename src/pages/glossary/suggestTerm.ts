import { isOneTypoAway } from '../../search/engine/isOneTypoAway';

/** Id of the "Did you mean …?" element. */
export const NEAR_ID = 'near-term';

/**
 * If a search has no matches, links to the term that the reader probably meant. Otherwise, hides the
 * question.
 *
 * @param page - element that contains the terms and the question
 * @param text - text that matches nothing; empty if there's nothing to suggest
 */
export function suggestTerm(page: ParentNode, text: string): void {
  const question = page.querySelector<HTMLElement>(`#${NEAR_ID}`);
  const link = question?.querySelector('a');
  if (!question || !link) return;
  const typed = text.toLowerCase();
  const near = [...page.querySelectorAll('[id^="term-"] > dt')].find(({ textContent }) =>
    isOneTypoAway(typed, textContent.toLowerCase()),
  );
  question.hidden = !near;
  if (!near) return;
  link.textContent = near.textContent;
  link.href = `#${near.parentElement?.id}`;
}

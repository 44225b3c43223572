import { isOneTypoAway } from '../../search/engine/isOneTypoAway';

/** Id of the "Did you mean …?" element. */
export const NEAR_ID = 'near-term';

/**
 * Shows "Did you mean …?" with a link to a term that's one typo away from the text, or hides it if there's
 * no such term.
 *
 * @param page - element that contains the terms and the "Did you mean …?" element
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

import { LEVEL_NAMES } from '../../content/levels';
import { subjects } from '../../../.generated/school/subjects';
import * as texts from '../../texts/en/tutorialsResults';
import type { Filters } from './filters';

/**
 * Returns the active filters, with labels.
 *
 * @param filters - filters of the list
 */
export function activeFilters({
  text,
  subject,
  level,
  state,
}: Filters): { name: keyof Filters; label: string }[] {
  const labels = {
    text: text.trim() === '' ? undefined : texts.searchFilter(text.trim()),
    subject: subjects.find(({ id }) => id === subject)?.name,
    level: level && LEVEL_NAMES[level],
    state: state && texts.states[state],
  };
  return (Object.keys(labels) as (keyof Filters)[]).flatMap((name) => {
    const label = labels[name];
    return label === undefined ? [] : [{ name, label }];
  });
}

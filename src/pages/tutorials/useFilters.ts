import { useLocation, useSearchParams } from 'react-router-dom';
import { useClientValue } from '../../prerendered/useClientValue';
import { NO_FILTERS, readFilters, writeFilters, type Filters } from './filters';

export interface FilterState {
  filters: Filters;
  /**
   * Narrows the list and the address. With `replace` the old address is not kept, so that Back does not stop at each key
   * of a text.
   */
  setFilters: (filters: Filters, options?: { replace?: boolean; fromForm?: boolean }) => void;
  /** Whether the form's fields wrote the address: then they already show it. */
  isFromForm: boolean;
}

/**
 * Keeps the filters in the address. A page that is prerendered knows no query, so the first render has no filters.
 *
 * @returns the filters, and how to change them
 */
export function useFilters(): FilterState {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const isHydrated = useClientValue(() => true, false);

  function setFilters(filters: Filters, { replace = false, fromForm = false } = {}) {
    setParams(writeFilters(filters), { replace, state: fromForm ? FORM : null });
  }

  return {
    filters: isHydrated ? readFilters(params) : NO_FILTERS,
    setFilters,
    isFromForm: isFormState(state),
  };
}

const FORM = { from: 'filters' };

function isFormState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === FORM.from;
}

import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { usePoppedQuery } from '../../components/usePoppedQuery';
import { subjects } from '../../content/subjects';
import { LEVELS, readFilters, STATES, type Filters } from './filters';
import type { FilterState } from './useFilters';
import styles from './FilterForm.module.css';

/**
 * The fields that narrow the list. They keep their own values, because the router writes the address in a transition,
 * which a field that is bound to the address would lag behind; a change that comes from elsewhere is copied into them.
 */
export function FilterForm({ filters, setFilters, isFromForm }: FilterState) {
  const form = useRef<HTMLFormElement>(null);
  const isFromElsewhere = useNavigationType() === NavigationType.Pop || !isFromForm;
  const { text, subject, level, state } = filters;

  useEffect(() => {
    if (isFromElsewhere) fill(form.current, { text, subject, level, state });
  }, [isFromElsewhere, text, subject, level, state]);
  usePoppedQuery((query) => fill(form.current, readFilters(query)));

  function apply(replace: boolean) {
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string') params.set(name, value);
    }
    setFilters(readFilters(params), { replace, fromForm: true });
  }

  return (
    <form
      ref={form}
      className={`${styles.form} js-only screen-only`}
      role="search"
      aria-label="Filter lessons"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.text}>
        <span>Text</span>
        <input
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          placeholder="trees, state, windows"
          onChange={() => apply(true)}
        />
      </label>
      <Choice name="subject" label="Subject" all="All subjects" onChange={() => apply(false)}>
        {subjects.map(({ id, name }) => [id, name])}
      </Choice>
      <Choice name="level" label="Level" all="All levels" onChange={() => apply(false)}>
        {LEVELS.map((level) => [level, level[0]?.toUpperCase() + level.slice(1)])}
      </Choice>
      <Choice name="state" label="Your progress" all="Any" onChange={() => apply(false)}>
        {Object.entries(STATES)}
      </Choice>
    </form>
  );
}

/** Shows filters in the form's fields. */
function fill(form: HTMLFormElement | null, { text, subject, level, state }: Filters) {
  for (const [name, value] of Object.entries({ q: text, subject, level, state })) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = value ?? '';
    }
  }
}

interface ChoiceProps {
  name: string;
  label: string;
  /** Words of the choice that narrows nothing. */
  all: string;
  onChange: () => void;
  /** Values with their words. */
  children: readonly (readonly [string, string])[];
}

function Choice({ name, label, all, onChange, children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} onChange={onChange}>
        <option value="">{all}</option>
        {children.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

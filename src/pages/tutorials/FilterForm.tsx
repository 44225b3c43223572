import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Field } from '../../components/form/Field';
import { SelectField } from '../../components/form/SelectField';
import { usePoppedQuery } from '../../site/usePoppedQuery';
import { subjects } from '../../content/subjects';
import { LEVELS, LONGEST_TEXT, readFilters, STATES, type Filters } from './filters';
import type { FilterState } from './useFilters';

const ALL_SUBJECTS = { value: '', label: 'All subjects' };

const LEVEL_OPTIONS = [
  { value: '', label: 'All levels' },
  ...LEVELS.map((level) => ({ value: level, label: level[0]?.toUpperCase() + level.slice(1) })),
];

const STATE_OPTIONS = [
  { value: '', label: 'Any' },
  ...Object.entries(STATES).map(([value, label]) => ({ value, label })),
];

/**
 * The fields that narrow the list. They keep their own values, because the router writes the address in a transition,
 * which a field that is bound to the address would lag behind; a change that comes from elsewhere is copied into them.
 */
export function FilterForm({ filters, setFilters, isFromForm }: FilterState) {
  const form = useRef<HTMLFormElement>(null);
  const isFromElsewhere = useNavigationType() === NavigationType.Pop || !isFromForm;
  const { text, subject, level, state } = filters;

  // Before the form is given what was typed into its prerendered fields.
  useLayoutEffect(() => {
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
    <Form
      ref={form}
      className="js-only screen-only"
      role="search"
      aria-label="Filter lessons"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Text">
        {(control) => (
          <OutlinedInput
            type="search"
            name="q"
            autoComplete="off"
            placeholder="trees, state, windows"
            onChange={() => apply(true)}
            slotProps={{ input: { ...control, maxLength: LONGEST_TEXT } }}
          />
        )}
      </Field>
      <SelectField
        name="subject"
        label="Subject"
        options={[ALL_SUBJECTS, ...subjects.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={() => apply(false)}
      />
      <SelectField
        name="level"
        label="Level"
        options={LEVEL_OPTIONS}
        onChange={() => apply(false)}
      />
      <SelectField
        name="state"
        label="Your progress"
        options={STATE_OPTIONS}
        onChange={() => apply(false)}
      />
    </Form>
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

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :nth-of-type(2)': { gridColumn: 'auto' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1.6fr 1.2fr 1fr 1fr',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import { Field } from '../../components/form/Field';
import { SelectField } from '../../components/form/SelectField';
import { LEVEL_NAMES, LEVELS } from '../../content/levels';
import { subjects } from '../../../.generated/school/subjects';
import * as texts from '../../texts/en/tutorialsFilters';
import { MAX_TEXT, readFilters, STATES, type Filters } from './filters';

const ALL_SUBJECTS = { value: '', label: texts.allSubjects };

const LEVEL_OPTIONS = [
  { value: '', label: texts.allLevels },
  ...LEVELS.map((level) => ({ value: level, label: LEVEL_NAMES[level] })),
];

const STATE_OPTIONS = [
  { value: '', label: texts.anyProgress },
  ...STATES.map((state) => ({ value: state, label: texts.states[state] })),
];

interface FilterFormProps {
  filters: Filters;
  onType: (change: Partial<Filters>) => void;
  onChoose: (change: Partial<Filters>) => void;
}

/** Filters of the lesson list. */
export function FilterForm({ filters, onType, onChoose }: FilterFormProps) {
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const name = target.name as 'subject' | 'level' | 'state';
    onChoose({ [name]: readFilters(new URLSearchParams({ [name]: target.value }))[name] });
  }

  return (
    <Form
      className="js-only screen-only"
      role="search"
      aria-label={texts.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={texts.search}>
        {(control) => (
          <OutlinedInput
            type="search"
            autoComplete="off"
            placeholder={texts.searchPlaceholder}
            value={filters.text}
            onChange={(event) => onType({ text: event.target.value })}
            slotProps={{ input: { ...control, maxLength: MAX_TEXT } }}
          />
        )}
      </Field>
      <SelectField
        name="subject"
        value={filters.subject ?? ''}
        label={texts.subject}
        options={[ALL_SUBJECTS, ...subjects.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={choose}
      />
      <SelectField
        name="level"
        value={filters.level ?? ''}
        label={texts.level}
        options={LEVEL_OPTIONS}
        onChange={choose}
      />
      <SelectField
        name="state"
        value={filters.state ?? ''}
        label={texts.progress}
        options={STATE_OPTIONS}
        onChange={choose}
      />
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.6fr 1.2fr 1fr 1fr' },
}));

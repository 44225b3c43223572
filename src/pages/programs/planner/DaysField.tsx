import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Field } from '../../../components/form/Field';

/** By ISO 8601, from Monday. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (name, index) => ({ name, day: index + 1 }),
);

interface DaysFieldProps {
  /** 1 is Monday, 7 is Sunday; ascending. */
  days: readonly number[];
  message: string | null;
  onChange: (days: number[]) => void;
}

/** The days of the week to study on. */
export function DaysField({ days, message, onChange }: DaysFieldProps) {
  return (
    <Field label="Days of study" error={message} isGroup>
      {({ 'aria-invalid': isInvalid, ...control }) => (
        <Week
          {...control}
          value={days}
          onChange={(_event, chosen: number[]) => onChange([...chosen].sort((a, b) => a - b))}
        >
          {WEEKDAYS.map(({ name, day }) => (
            <ToggleButton
              key={day}
              value={day}
              aria-label={name}
              aria-invalid={isInvalid}
              aria-describedby={control['aria-describedby']}
            >
              {name.slice(0, 3)}
            </ToggleButton>
          ))}
        </Week>
      )}
    </Field>
  );
}

/** Seven days of one width in one row, on a phone, too. */
const Week = styled(ToggleButtonGroup)({
  flexWrap: 'nowrap',
  '& > *': { flex: '1 1 0', minWidth: 0, paddingInline: 0 },
}) as typeof ToggleButtonGroup;

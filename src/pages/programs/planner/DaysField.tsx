import { styled } from '@mui/material/styles';
import { Field } from '../../../components/form/Field';
import { Toggle, Toggles } from '../../../components/form/Toggles';
import { WEEKDAYS } from './dayNames';

interface DaysFieldProps {
  /** 1 is Monday, 7 is Sunday; ascending. */
  days: readonly number[];
  message: string | null;
  onChange: (days: number[]) => void;
}

/** The days of the week to study on. */
export function DaysField({ days, message, onChange }: DaysFieldProps) {
  return (
    <Field label="Study days" error={message} isGroup>
      {({ 'aria-invalid': isInvalid, ...control }) => (
        <Week
          {...control}
          color="primary"
          value={days}
          onChange={(_event, chosen: number[]) => onChange([...chosen].sort((a, b) => a - b))}
        >
          {WEEKDAYS.map((name, index) => (
            <Toggle
              key={name}
              value={index + 1}
              aria-label={name}
              aria-invalid={isInvalid}
              aria-describedby={control['aria-describedby']}
            >
              {name.slice(0, 3)}
            </Toggle>
          ))}
        </Week>
      )}
    </Field>
  );
}

/** Seven days of one width in one row, on a phone, too; two rows where letters are so large that they would not fit. */
const Week = styled(Toggles)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(2.4em, 12%), 1fr))',
  '& .MuiToggleButton-root': { minWidth: 0, minHeight: 48, paddingInline: 0 },
  // MUI joins chosen neighbors to one piece.
  '& .Mui-selected + .Mui-selected': {
    borderLeft: `1px solid ${theme.vars.palette.primary.contrastText}`,
  },
}));

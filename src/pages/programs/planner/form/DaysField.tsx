import { styled } from '@mui/material/styles';
import { Field } from '../../../../components/form/Field';
import { Toggle, Toggles } from '../../../../components/form/Toggles';
import * as texts from '../../../../texts/en/plannerForm';
import { shortWeekday } from '../dates/dayNames';

interface DaysFieldProps {
  /** Selected weekdays in ascending order, from 1 (Monday) to 7 (Sunday). */
  days: readonly number[];
  message: string | null;
  onChange: (days: number[]) => void;
}

/** Toggle buttons for the weekdays to study on. */
export function DaysField({ days, message, onChange }: DaysFieldProps) {
  return (
    <Field label={texts.studyDays} error={message} isGroup>
      {({ 'aria-invalid': isInvalid, ...control }) => (
        <Week
          {...control}
          color="primary"
          value={days}
          onChange={(_event, chosen: number[]) => onChange([...chosen].sort((a, b) => a - b))}
        >
          {texts.weekdays.map((name, index) => (
            <Toggle
              key={name}
              value={index + 1}
              aria-label={name}
              aria-invalid={isInvalid}
              aria-describedby={control['aria-describedby']}
            >
              {shortWeekday(index + 1)}
            </Toggle>
          ))}
        </Week>
      )}
    </Field>
  );
}

/** Seven equal columns in one row, even on phones. Very large text wraps to two rows. */
const Week = styled(Toggles)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(2.4em, 12%), 1fr))',
  '& .MuiToggleButton-root': { minWidth: 0, minHeight: 48, paddingInline: 0 },
  // Restores the border that MUI removes between adjacent selected buttons.
  '& .Mui-selected + .Mui-selected': {
    borderInlineStart: `1px solid ${theme.vars.palette.primary.contrastText}`,
  },
}));

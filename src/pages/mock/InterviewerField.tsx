import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Field } from '../../components/form/Field';
import * as texts from '../../texts/en/mockInterview';
import { LONG_LABEL } from './longLabel';

interface InterviewerFieldProps {
  /** True if a friend is the interviewer. */
  isFriend: boolean;
  onChange: (isFriend: boolean) => void;
}

/** Choice of who interviews. */
export function InterviewerField({ isFriend, onChange }: InterviewerFieldProps) {
  return (
    <Field label={texts.interviewer} isGroup>
      {(control) => (
        <RadioGroup
          {...control}
          name="interviewer"
          value={isFriend ? 'friend' : 'alone'}
          onChange={(_event, value) => onChange(value === 'friend')}
        >
          {(['alone', 'friend'] as const).map((who) => (
            <FormControlLabel
              key={who}
              value={who}
              control={<Radio />}
              label={texts.interviewers[who]}
              sx={LONG_LABEL}
            />
          ))}
        </RadioGroup>
      )}
    </Field>
  );
}

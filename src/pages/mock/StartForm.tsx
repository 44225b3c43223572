import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Field } from '../../components/form/Field';
import { countOf } from '../../content/format';
import type { MockInterview } from '../../content/model';
import { FORMATS, minutesOf, type MockFormat } from './formats';

/** What the reader has chosen. */
export interface Choice {
  format: MockFormat;
  hasClock: boolean;
}

interface StartFormProps {
  /** What the course gives for each task. */
  minutes: MockInterview;
  onStart: (choice: Choice) => void;
}

/** Its first line is beside the circle, however many follow. */
const LONG_LABEL = {
  alignItems: 'flex-start',
  '& .MuiFormControlLabel-label': { pt: 1.25 },
} as const;

/** Where an interview is chosen. */
export function StartForm({ minutes, onStart }: StartFormProps) {
  const [formatId, setFormatId] = useState<string>(FORMATS[0].id);
  const [hasClock, setClock] = useState(true);

  return (
    <Paper
      component="form"
      variant="outlined"
      className="js-only screen-only"
      aria-labelledby="mock-start"
      onSubmit={(event) => {
        event.preventDefault();
        const format = FORMATS.find(({ id }) => id === formatId) ?? FORMATS[0];
        onStart({ format, hasClock });
      }}
      sx={{ maxWidth: 720, p: { xs: 2.5, sm: 4 } }}
    >
      <Typography variant="h3" component="h2" id="mock-start" sx={{ mb: 2.5 }}>
        Start an interview
      </Typography>
      <Stack useFlexGap spacing={2.5} sx={{ alignItems: 'start' }}>
        <Field label="How long" isGroup>
          {(control) => (
            <RadioGroup
              {...control}
              name="format"
              value={formatId}
              onChange={(_event, value) => setFormatId(value)}
              sx={{ gap: 1 }}
            >
              {FORMATS.map(({ id, label, slots }) => (
                <FormControlLabel
                  key={id}
                  value={id}
                  control={<Radio />}
                  label={`${label}, ${countOf(minutesOf(slots, minutes), 'minute')}`}
                  sx={LONG_LABEL}
                />
              ))}
            </RadioGroup>
          )}
        </Field>
        <FormControlLabel
          control={
            <Checkbox checked={hasClock} onChange={({ target }) => setClock(target.checked)} />
          }
          label="With a clock"
        />
        <Typography sx={{ color: 'text.secondary', maxWidth: 'var(--prose-width)' }}>
          Speak out loud, as if an interviewer were listening: what you read, what you'd ask, what
          you try. Tasks you have never passed come first. When time is up, you can keep going, and
          the review shows which answers were late.
        </Typography>
        <Button type="submit" variant="contained" size="large">
          Start the interview
        </Button>
      </Stack>
    </Paper>
  );
}

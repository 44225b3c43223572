import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CheckList } from '../../components/CheckList';
import { Field } from '../../components/form/Field';
import type { MockInterview } from '../../content/model';
import * as texts from '../../texts/en/mockInterview';
import { InterviewerField } from './InterviewerField';
import { LONG_LABEL } from './longLabel';
import { FORMATS, minutesOf, type MockFormat } from './formats';
import { VoiceOption } from './voice/VoiceOption';

/** The visitor's selections. */
export interface Choice {
  format: MockFormat;
  hasClock: boolean;
  /** True if a friend is the interviewer. */
  isWithFriend: boolean;
  isRecorded: boolean;
}

interface StartFormProps {
  /** Minutes per level, as defined by the course. */
  minutes: MockInterview;
  onStart: (choice: Choice) => void;
}

/** Form to choose and start an interview. */
export function StartForm({ minutes, onStart }: StartFormProps) {
  const [formatId, setFormatId] = useState<string>(FORMATS[0].id);
  const [hasClock, setClock] = useState(true);
  const [isWithFriend, setWithFriend] = useState(false);
  const [isRecorded, setRecorded] = useState(false);

  return (
    <Paper
      component="form"
      variant="outlined"
      className="js-only screen-only"
      aria-labelledby="mock-start"
      onSubmit={(event) => {
        event.preventDefault();
        const format = FORMATS.find(({ id }) => id === formatId) ?? FORMATS[0];
        onStart({ format, hasClock, isWithFriend, isRecorded });
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gap: { xs: 4, md: 8 },
        alignItems: 'start',
        p: { xs: 2.5, sm: 4 },
      }}
    >
      <div>
        <Typography variant="h3" component="h2" id="mock-start" sx={{ mb: { xs: 1.5, md: 2.5 } }}>
          {texts.startTitle}
        </Typography>
        <Stack useFlexGap spacing={{ xs: 1.25, md: 2.5 }} sx={{ alignItems: 'start' }}>
          <Field label={texts.howLong} isGroup>
            {(control) => (
              <RadioGroup
                {...control}
                name="format"
                value={formatId}
                onChange={(_event, value) => setFormatId(value)}
                sx={{ gap: { md: 1 } }}
              >
                {FORMATS.map(({ id, levels }) => (
                  <FormControlLabel
                    key={id}
                    value={id}
                    control={<Radio />}
                    label={texts.formats[id](minutesOf(levels, minutes))}
                    sx={LONG_LABEL}
                  />
                ))}
              </RadioGroup>
            )}
          </Field>
          <InterviewerField isFriend={isWithFriend} onChange={setWithFriend} />
          <FormControlLabel
            control={
              <Checkbox checked={hasClock} onChange={({ target }) => setClock(target.checked)} />
            }
            label={texts.withClock}
          />
          <VoiceOption isOn={isRecorded} isWithFriend={isWithFriend} onChange={setRecorded} />
          <Button type="submit" variant="contained" size="large">
            {texts.start}
          </Button>
        </Stack>
      </div>
      <div>
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          {texts.howItWorksTitle}
        </Typography>
        <CheckList>
          {texts.howItWorks.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </CheckList>
      </div>
    </Paper>
  );
}

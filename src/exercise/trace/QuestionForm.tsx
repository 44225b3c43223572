import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { PlainWords } from '../results/PlainWords';
import * as texts from '../../texts/en/stepThrough';
import { isRight, type StepQuestion } from './stepQuestion';

interface QuestionFormProps {
  question: StepQuestion;
  /** Goes on to the step that the question is about. */
  onDone: () => void;
}

/** Asks what the next step will do, and says whether the answer is right. */
export function QuestionForm({ question, onDone }: QuestionFormProps) {
  const [answer, setAnswer] = useState('');
  const [verdict, setVerdict] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const inputId = useId();

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [verdict]);

  function judge(given: string) {
    setVerdict(isRight(given, question) ? texts.right : texts.wrong(`\`${question.answer}\``));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (verdict === null) judge(answer);
    else onDone();
  }

  return (
    <Stack component="form" ref={form} spacing={1} onSubmit={submit}>
      <Typography>
        <PlainWords text={question.text} />
      </Typography>
      <Typography role="status" sx={{ fontWeight: 'fontWeightMedium', '&:empty': { m: 0 } }}>
        {verdict === null ? null : <PlainWords text={verdict} />}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {verdict !== null ? (
          <Button type="submit" size="small" variant="contained">
            {texts.next}
          </Button>
        ) : (
          <>
            {question.choices ? (
              question.choices.map((choice) => (
                <Button key={choice} size="small" variant="outlined" onClick={() => judge(choice)}>
                  {choice}
                </Button>
              ))
            ) : (
              <>
                <FormControl size="small">
                  <InputLabel htmlFor={inputId}>{texts.answer}</InputLabel>
                  <OutlinedInput
                    id={inputId}
                    label={texts.answer}
                    value={answer}
                    autoComplete="off"
                    onChange={(event) => setAnswer(event.target.value)}
                    inputProps={{ autoCapitalize: 'off', spellCheck: false }}
                  />
                </FormControl>
                <Button type="submit" size="small" variant="contained">
                  {texts.check}
                </Button>
              </>
            )}
            <Button size="small" onClick={onDone}>
              {texts.showMe}
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  );
}

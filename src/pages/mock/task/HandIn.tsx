import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmBar } from '../../../components/ConfirmBar';
import * as texts from '../../../texts/en/mockTask';
import { EMPTY_STATUS } from '../../../components/emptyStatus';
import { CostFields, NO_CHOICE, statedCost } from '../CostFields';
import type { StatedCost } from '../session/session';

interface HandInProps {
  /** What `n` is. */
  n: string;
  isChecking: boolean;
  /** True if the last check couldn't run. */
  hasFailed: boolean;
  onCheck: (cost: StatedCost) => void;
  onGiveUp: () => void;
}

/** The end of a task: the candidate states the cost, then checks once or gives up. */
export function HandIn({ n, isChecking, hasFailed, onCheck, onGiveUp }: HandInProps) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const [asking, setAsking] = useState<'check' | 'giveUp' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const cost = statedCost(choice);

  // The confirmation that had focus is gone.
  useEffect(() => {
    if (hasFailed) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [hasFailed]);

  function askToCheck() {
    setAsked(true);
    if (cost) setAsking('check');
    else form.current?.querySelectorAll('select')[choice.time ? 1 : 0]?.focus();
  }

  function confirm() {
    setAsking(null);
    if (asking === 'giveUp') onGiveUp();
    else if (cost) onCheck(cost);
  }

  function cancel() {
    // Renders the button, so that it can take the focus.
    flushSync(() => setAsking(null));
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  return (
    <Box
      ref={form}
      component="form"
      noValidate
      aria-labelledby="mock-hand-in"
      onSubmit={(event) => {
        event.preventDefault();
        askToCheck();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography variant="h4" component="h3" id="mock-hand-in">
        {texts.handInTitle}
      </Typography>
      <CostFields n={n} choice={choice} isAsked={isAsked} onChange={setChoice} />
      {asking ? (
        <ConfirmBar
          question={asking === 'check' ? texts.checkQuestion : texts.giveUpQuestion}
          note={asking === 'check' ? texts.checkNote : texts.giveUpNote}
          confirm={asking === 'check' ? texts.checkNow : texts.giveUpNow}
          cancel={texts.keepWorking}
          onConfirm={confirm}
          onCancel={cancel}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Button type="submit" variant="contained" disabled={isChecking}>
            {texts.checkOnce}
          </Button>
          <Button onClick={() => setAsking('giveUp')} disabled={isChecking}>
            {texts.giveUp}
          </Button>
        </Box>
      )}
      <Typography role="status" variant="body2" sx={EMPTY_STATUS}>
        {isChecking ? texts.checking : hasFailed ? texts.checkFailed : ''}
      </Typography>
    </Box>
  );
}

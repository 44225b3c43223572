import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { PURPOSES, type Purpose, type Service } from '../content/services';
import * as texts from '../texts/en/privacyChoices';
import { asksNotToTrack } from './asksNotToTrack';
import { answerQuestion, isAllowed } from './consentStore';
import { dialogRequest } from './dialogRequest';
import { useDecisions } from './useDecisions';

interface PrivacyChoicesProps {
  services: readonly Service[];
  /** Element that opened the dialog; `null` while it's closed. */
  opener: HTMLElement | null;
}

/** Dialog with a checkbox for each purpose, and the services that serve it. */
export function PrivacyChoices({ services, opener }: PrivacyChoicesProps) {
  const titleId = useId();
  const decisions = useDecisions();
  const [chosen, setChosen] = useState<Partial<Record<Purpose, boolean>>>({});
  const servicesFor = (purpose: Purpose) => services.filter((one) => one.purpose === purpose);
  const isOn = (purpose: Purpose) =>
    chosen[purpose] ?? servicesFor(purpose).every((one) => isAllowed(one, decisions));

  const isMixed = (purpose: Purpose) =>
    new Set(servicesFor(purpose).map((one) => isAllowed(one, decisions))).size > 1;

  function close() {
    setChosen({});
    dialogRequest.set(null);
    // The button is gone once the question has been answered.
    const isShown = opener !== null && opener.getClientRects().length > 0;
    (isShown ? opener : document.getElementById('main'))?.focus();
  }

  function save() {
    answerQuestion(Object.fromEntries(services.map(({ id, purpose }) => [id, isOn(purpose)])));
    close();
  }

  return (
    <Dialog
      open={opener !== null}
      onClose={close}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      disableRestoreFocus
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.explanation(asksNotToTrack())}</DialogContentText>
        <Stack sx={{ mt: 2.5, gap: 2.5 }}>
          {PURPOSES.filter((purpose) => servicesFor(purpose).length > 0).map((purpose) => (
            <div key={purpose}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={isOn(purpose)}
                    indeterminate={chosen[purpose] === undefined && isMixed(purpose)}
                    onChange={(_, checked) => setChosen({ ...chosen, [purpose]: checked })}
                    slotProps={{ input: { 'aria-describedby': `${titleId}-${purpose}` } }}
                  />
                }
                label={
                  <Typography variant="subtitle1" component="span">
                    {texts.purposes[purpose]}
                  </Typography>
                }
              />
              <div id={`${titleId}-${purpose}`}>
                {servicesFor(purpose).map(({ id, name, about }) => (
                  <Typography key={id} variant="body2" sx={{ mt: 0.5 }}>
                    {texts.service(name, about)}
                  </Typography>
                ))}
              </div>
            </div>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{texts.cancel}</Button>
        <Button variant="contained" onClick={save}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useClientValue } from '../../../prerendered/useClientValue';
import * as texts from '../../../texts/en/mockVoice';
import { canRecord } from './canRecord';
import { voiceControl } from './voiceChunks';

interface VoiceOptionProps {
  isOn: boolean;
  /** True if a friend is the interviewer. */
  isWithFriend: boolean;
  onChange: (isOn: boolean) => void;
}

/** Checkbox that turns voice recording on. Renders nothing if the browser can't record. */
export function VoiceOption({ isOn, isWithFriend, onChange }: VoiceOptionProps) {
  const id = useId();
  // Prerendered as available, because nearly all browsers can record.
  if (!useClientValue(canRecord, true)) return null;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={isOn}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={({ target }) => {
              // If this fails, the interview tries again, and says so.
              if (target.checked) voiceControl.load().catch(() => undefined);
              onChange(target.checked);
            }}
          />
        }
        label={texts.option}
      />
      <FormHelperText id={id} sx={{ mt: 0, marginInlineStart: 4 }}>
        {texts.optionNote} {isWithFriend ? texts.optionNoteFriend : null}
      </FormHelperText>
    </div>
  );
}

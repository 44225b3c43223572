import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { isReminding, type Reviews } from '../../progress/reviews/reviewModel';
import { reviewStore } from '../../progress/reviews/reviewStore';
import * as texts from '../../texts/en/reviewCards';

interface ReminderSwitchProps {
  reviews: Reviews;
}

/** Turns the review reminder on other pages on or off. */
export function ReminderSwitch({ reviews }: ReminderSwitchProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={isReminding(reviews)}
          onChange={({ target }) => reviewStore.remind(target.checked)}
        />
      }
      label={texts.remindMe}
      slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
      sx={{ minHeight: 44 }}
    />
  );
}

import Link from '@mui/material/Link';
import * as texts from '../texts/en/privacyButton';
import { touchRow } from '../theme/targets';
import { dialogRequest } from './dialogRequest';

/** Opens the privacy dialog, in the footer of every page. */
export function PrivacyButton() {
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      color="textSecondary"
      underline="hover"
      className="js-only"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => dialogRequest.set(currentTarget)}
      sx={touchRow}
    >
      {texts.privacyChoices}
    </Link>
  );
}

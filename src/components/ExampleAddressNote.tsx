import Typography from '@mui/material/Typography';
import { brand } from '../brand/brand';
import { isExampleAddress } from '../brand/placeholders';

/** Below the support address, where it is only an example: says so, since nobody reads what is written to it. */
export function ExampleAddressNote() {
  return isExampleAddress(brand.email) ? (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      This is an example address. No one reads it.
    </Typography>
  ) : null;
}

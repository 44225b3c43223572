import Stack from '@mui/material/Stack';
import { ADDRESSES } from '../site/addresses';
import { ButtonLink } from './ButtonLink';

/** Where to go from a page that is not what was asked for. */
export function WaysOn() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 4 }}>
      <ButtonLink to={ADDRESSES.home}>Home</ButtonLink>
      <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
        Tutorials
      </ButtonLink>
    </Stack>
  );
}

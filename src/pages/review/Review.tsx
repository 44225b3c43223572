import Box from '@mui/material/Box';
import { useClientValue } from '../../prerendered/useClientValue';
import { ReviewToday } from './ReviewToday';

/** The review of the day. What is due is known in the browser only: the prerendered page keeps its room. */
export function Review() {
  const isInBrowser = useClientValue(() => true, false);
  return (
    <Box className="js-only screen-only" sx={{ minHeight: '20rem' }}>
      {isInBrowser ? <ReviewToday /> : <p role="status">Checking what's due…</p>}
    </Box>
  );
}

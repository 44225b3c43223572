import Box from '@mui/material/Box';
import { useClientValue } from '../../prerendered/useClientValue';
import * as texts from '../../texts/en/reviewCards';
import { ReviewToday } from './ReviewToday';

/**
 * Today's review. Rendered only in the browser, because it depends on stored progress. Reserves space while
 * prerendering.
 */
export function Review() {
  const isInBrowser = useClientValue(() => true, false);
  return (
    <Box className="js-only screen-only" sx={{ minHeight: '20rem' }}>
      {isInBrowser ? <ReviewToday /> : <p role="status">{texts.checking}</p>}
    </Box>
  );
}

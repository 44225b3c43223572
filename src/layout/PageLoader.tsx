import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

/** Fills the screen while a page's code is on its way: a centered spinner on black (specification section 2). */
export function PageLoader() {
  return (
    <Screen role="status">
      <CircularProgress color="inherit" size={48} aria-hidden />
      <span className="visually-hidden">Loading the page</span>
    </Screen>
  );
}

const Screen = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  // Over everything, a dialog that is closing included.
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.common.white,
  backgroundColor: theme.vars.palette.common.black,
}));

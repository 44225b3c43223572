import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import * as texts from '../texts/en/shell';

/** Full-screen loader with a centered spinner on black (specification section 2). */
export function PageLoader() {
  return (
    <Screen role="status">
      <CircularProgress color="inherit" size={48} aria-hidden />
      <span className="visually-hidden">{texts.loadingPage}</span>
    </Screen>
  );
}

const Screen = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  // Above everything, including a closing dialog.
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.common.white,
  backgroundColor: theme.vars.palette.common.black,
}));

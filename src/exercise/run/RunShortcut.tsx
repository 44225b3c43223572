import { styled } from '@mui/material/styles';
import { useClientValue } from '../../prerendered/useClientValue';
import * as texts from '../../texts/en/codeBox';

/** Keyboard shortcut that runs the code: ⌘ Enter on Apple devices, Ctrl Enter elsewhere. */
export function RunShortcut() {
  const isMac = useClientValue(() => /Mac|iP(?:hone|ad|od)/.test(navigator.platform), false);
  return (
    <Keys aria-hidden="true">
      <kbd>{isMac ? '⌘' : texts.controlKey}</kbd> <kbd>{texts.enterKey}</kbd>
    </Keys>
  );
}

const Keys = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '& > kbd': {
    padding: '2px 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 5,
  },
  '@media (pointer: coarse)': { display: 'none' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

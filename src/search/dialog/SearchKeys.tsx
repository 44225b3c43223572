import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import * as texts from '../../texts/en/search';
import { slashKey } from '../slashKey';

/** Footer of the dialog: keyboard hints and a setting that turns the `/` shortcut on or off. */
export function SearchKeys() {
  const isOn = useSyncExternalStore(slashKey.subscribe, slashKey.isOn, () => true);

  return (
    <Foot>
      <Keys aria-hidden>{texts.keys}</Keys>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isOn}
            onChange={({ target }) => slashKey.switchTo(target.checked)}
          />
        }
        label={texts.slashOpensSearch}
        slotProps={{ typography: { variant: 'inherit' } }}
      />
    </Foot>
  );
}

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  // Hidden on devices that probably don't have a keyboard.
  display: 'none',
  '@media (hover: hover) and (pointer: fine)': { display: 'flex' },
  flex: 'none',
  flexWrap: 'wrap',
  columnGap: 24,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& kbd': {
    padding: '1px 5px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    fontSize: 'inherit',
  },
}));

const Keys = styled('p')(({ theme }) => ({
  '& kbd:nth-of-type(n + 3)': { marginInlineStart: 12 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

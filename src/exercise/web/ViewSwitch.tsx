import Box from '@mui/material/Box';
import { Toggle, Toggles } from '../../components/form/Toggles';
import * as texts from '../../texts/en/exerciseWeb';
import type { PhoneView, View } from './usePhoneView';

const VIEWS: readonly [View, string][] = [
  ['code', texts.views.code],
  ['page', texts.views.page],
];

/** Switches between code and preview on phones. */
export function ViewSwitch({ view, show, switcher }: PhoneView) {
  return (
    <Box
      ref={switcher}
      className="js-only screen-only"
      sx={{
        display: { sm: 'none' },
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Toggles
        exclusive
        fullWidth
        size="small"
        aria-label={texts.show}
        sx={{ flexWrap: 'nowrap' }}
        value={view}
        onChange={(_event, selected: View | null) => {
          // MUI passes null when the selected button is clicked; ignoring it keeps the selection.
          if (selected !== null) show(selected);
        }}
      >
        {VIEWS.map(([value, name]) => (
          <Toggle key={value} value={value}>
            {name}
          </Toggle>
        ))}
      </Toggles>
    </Box>
  );
}

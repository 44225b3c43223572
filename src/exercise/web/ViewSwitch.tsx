import Box from '@mui/material/Box';
import { Toggle, Toggles } from '../../components/form/Toggles';
import type { PhoneView, View } from './usePhoneView';

const VIEWS: readonly [View, string][] = [
  ['code', 'Code'],
  ['page', 'Page'],
];

/** On a phone, what of the exercise is in sight. */
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
        aria-label="Show"
        sx={{ flexWrap: 'nowrap' }}
        value={view}
        onChange={(_event, chosen: View | null) => {
          // A press on what is chosen would leave none.
          if (chosen !== null) show(chosen);
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

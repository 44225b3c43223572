import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as texts from '../../../texts/en/pageSteps';
import { PlainWords } from '../../results/PlainWords';
import type { RecordedTurn } from './recordedTurns';

interface TurnListProps {
  turns: readonly RecordedTurn[];
  selected: number;
  onSelect: (id: number) => void;
}

/** What ran, to choose whose steps are shown. Announces what's added. */
export function TurnList({ turns, selected, onSelect }: TurnListProps) {
  const labelId = useId();
  const last = turns.at(-1);
  return (
    <div>
      <Typography variant="label" component="p" id={labelId} sx={{ mb: 0.5 }}>
        {texts.turns}
      </Typography>
      <Box
        sx={{
          maxHeight: '9.5rem',
          overflow: 'auto',
          border: 1,
          borderColor: 'site.lineStrong',
          borderRadius: '8px',
        }}
      >
        <MenuList role="listbox" aria-labelledby={labelId} dense disablePadding>
          {turns.map(({ id, name }) => (
            <MenuItem
              key={id}
              role="option"
              selected={id === selected}
              aria-selected={id === selected}
              onClick={() => onSelect(id)}
              sx={itemStyles}
            >
              <span>
                <PlainWords text={name} />
              </span>
            </MenuItem>
          ))}
        </MenuList>
      </Box>
      <span role="status" className="visually-hidden">
        {last && turns.length > 1 ? texts.added(last.name.replaceAll('`', '')) : null}
      </span>
    </div>
  );
}

/** The selected item has an edge, because forced colors don't show its background. */
const itemStyles = {
  minHeight: { xs: 44, sm: 36 },
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  borderInlineStart: '4px solid transparent',
  '&.Mui-selected': {
    borderInlineStartColor: 'primary.main',
    '@media (forced-colors: active)': { borderInlineStartColor: 'Highlight' },
  },
  '@media (forced-colors: active)': { borderInlineStartColor: 'Canvas' },
} as const;

import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as texts from '../../texts/en/exerciseOrder';

interface LineToolsProps {
  isFirst: boolean;
  isLast: boolean;
  /** @param by - −1 moves up, 1 moves down */
  onMove: (by: -1 | 1) => void;
  onTakeOut: () => void;
}

/**
 * Buttons to move or remove a line of the program. Alt with an arrow key also moves the line, and Delete
 * removes it.
 */
export function LineTools({ isFirst, isLast, onMove, onTakeOut }: LineToolsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}>
      <Button
        size="small"
        startIcon={<ArrowUpwardRounded />}
        disabled={isFirst}
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => onMove(-1)}
      >
        {texts.up}
      </Button>
      <Button
        size="small"
        startIcon={<ArrowDownwardRounded />}
        disabled={isLast}
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => onMove(1)}
      >
        {texts.down}
      </Button>
      <Button size="small" aria-keyshortcuts="Delete" onClick={onTakeOut}>
        {texts.remove}
      </Button>
    </Box>
  );
}

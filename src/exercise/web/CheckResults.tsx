import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RunResult } from '../../sandbox/protocol';
import { TestList } from '../run/TestList';

interface CheckResultsProps {
  result: RunResult | undefined;
  /** Not in sight on a phone. */
  isAway: boolean;
  onShow: (element: number[]) => void;
}

/** What came of the last check. Before it there's nothing, but on a phone, where it has a view of its own, a word on that. */
export function CheckResults({ result, isAway, onShow }: CheckResultsProps) {
  return (
    <Box
      className="screen-only"
      sx={{
        display: { xs: isAway ? 'none' : 'block', sm: 'block' },
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {result ? (
        <TestList tests={result.tests} word="check" onShow={onShow} />
      ) : (
        <Typography variant="body2" sx={{ display: { sm: 'none' }, p: 2 }}>
          Press Check to see what works on your page and what doesn’t yet.
        </Typography>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as texts from '../../../texts/en/mockTask';
import { SheetLink } from '../sheet/SheetLink';

interface FriendPanelProps {
  /** The problem's id. */
  problem: string;
}

/** Brings the interviewer's sheet to a friend's device. */
export function FriendPanel({ problem }: FriendPanelProps) {
  return (
    <Box component="section" aria-labelledby="mock-friend">
      <Typography variant="h4" component="h3" id="mock-friend">
        {texts.friendTitle}
      </Typography>
      <Typography variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
        {texts.friendIntro}
      </Typography>
      <SheetLink key={problem} problem={problem} />
    </Box>
  );
}

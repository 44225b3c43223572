import CheckRounded from '@mui/icons-material/CheckRounded';
import EastRounded from '@mui/icons-material/ArrowForwardRounded';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import * as texts from '../../../texts/en/mockReview';
import type { HabitNote } from './habits';

interface HabitListProps {
  notes: readonly HabitNote[];
}

/** Habits to keep, and habits to change. */
export function HabitList({ notes }: HabitListProps) {
  return (
    <List disablePadding>
      {notes.map(({ habit, isGood }) => {
        const Icon = isGood ? CheckRounded : EastRounded;
        return (
          <ListItem
            key={habit}
            disableGutters
            sx={{ alignItems: 'flex-start', gap: 1.25, py: 0.5 }}
          >
            <Icon color={isGood ? 'success' : 'secondary'} fontSize="small" sx={{ mt: 0.25 }} />
            <Typography variant="body2">
              <span className="visually-hidden">{isGood ? texts.keep : texts.change}</span>
              {texts.habits[habit][isGood ? 'good' : 'bad']}
            </Typography>
          </ListItem>
        );
      })}
    </List>
  );
}

import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import List from '@mui/material/List';
import { continueStep, readContinueEntry } from '../progress/continueEntry';
import { lessonAddress } from '../site/addresses';

interface PanelContinueProps {
  onChoose: () => void;
}

/** The way back to the lesson to go on with, for a reader who has begun; nothing for others. */
export function PanelContinue({ onChoose }: PanelContinueProps) {
  const step = continueStep(readContinueEntry());
  if (!step) return null;
  const { slug, title, heading } = step;
  return (
    <List aria-label="Where you left off" sx={{ px: 1.5, pt: 1.5, pb: 0 }}>
      <ListItem disablePadding>
        <ListItemButton
          href={lessonAddress(slug) + (heading ? `#${heading}` : '')}
          onClick={onChoose}
          sx={(theme) => ({
            px: 1.5,
            borderRadius: 'var(--radius-small)',
            color: theme.vars.palette.primary.contrastText,
            '&, &:hover': { bgcolor: theme.vars.palette.primary.main },
          })}
        >
          <ListItemText
            primary="Continue"
            secondary={title}
            slotProps={{
              primary: { variant: 'body2' },
              secondary: { variant: 'subtitle1', color: 'inherit' },
            }}
          />
        </ListItemButton>
      </ListItem>
    </List>
  );
}

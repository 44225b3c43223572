import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { continueStep, readContinueEntry } from '../../progress/continue/continueEntry';
import { stepAddress } from '../../progress/continue/stepAddress';

interface PanelContinueProps {
  onChoose: () => void;
}

/** Link to the lesson to continue with. Empty for new readers. */
export function PanelContinue({ onChoose }: PanelContinueProps) {
  const step = continueStep(readContinueEntry());
  if (!step) return null;
  return (
    <List aria-label="Where you left off" sx={{ px: 1.5, pt: 1.5, pb: 0 }}>
      <ListItem disablePadding>
        <ListItemButton
          href={stepAddress(step)}
          onClick={onChoose}
          sx={(theme) => ({
            px: 1.5,
            borderRadius: 'var(--radius-small)',
            color: theme.vars.palette.primary.contrastText,
            '&, &:hover': { bgcolor: theme.vars.palette.primary.main },
          })}
        >
          <div>
            <Typography variant="body2">Continue</Typography>
            <Typography variant="subtitle1">{step.title}</Typography>
          </div>
        </ListItemButton>
      </ListItem>
    </List>
  );
}

import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { FIRST_LESSON } from '../../../.generated/starts';
import { continueStep, isAllDone, readContinueEntry } from '../../progress/continue/continueEntry';
import { stepAddress } from '../../progress/continue/stepAddress';
import * as texts from '../../texts/en/navPanel';

interface PanelContinueProps {
  onChoose: () => void;
}

/**
 * Link to the lesson to continue with, or to the first one for new readers. Renders nothing once all
 * lessons are done.
 */
export function PanelContinue({ onChoose }: PanelContinueProps) {
  const entry = readContinueEntry();
  const step = continueStep(entry);
  if (!step && isAllDone(entry)) return null;
  const lesson = step ?? FIRST_LESSON;
  return (
    <List
      aria-label={step ? texts.whereYouLeftOff : texts.whereToStart}
      sx={{ px: 1.5, pt: 1.5, pb: 0 }}
    >
      <ListItem disablePadding>
        <ListItemButton
          href={stepAddress(lesson)}
          onClick={onChoose}
          sx={(theme) => ({
            px: 1.5,
            borderRadius: 'var(--radius-small)',
            color: theme.vars.palette.primary.contrastText,
            '&, &:hover': { bgcolor: theme.vars.palette.primary.main },
          })}
        >
          <div>
            <Typography variant="body2">
              {step ? texts.continueLesson : texts.startFirstLesson}
            </Typography>
            <Typography variant="subtitle1">{lesson.title}</Typography>
          </div>
        </ListItemButton>
      </ListItem>
    </List>
  );
}

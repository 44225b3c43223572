import CloseRounded from '@mui/icons-material/CloseRounded';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { PlainWords } from '../../../exercise/results/PlainWords';
import * as texts from '../../../texts/en/mockTask';
import type { FailedTest } from '../session/session';

interface FailureListProps {
  failures: readonly FailedTest[];
}

/** The tests that failed in a check. Renders nothing if there are none. */
export function FailureList({ failures }: FailureListProps) {
  if (failures.length === 0) return null;
  return (
    <List disablePadding aria-label={texts.failedTests}>
      {failures.map(({ name, message }, index) => (
        <ListItem
          key={index}
          disableGutters
          sx={{ alignItems: 'flex-start', gap: 1.25, borderTop: 1, borderColor: 'divider' }}
        >
          <CloseRounded color="error" fontSize="small" sx={{ mt: 0.25 }} />
          <div>
            <Typography variant="subtitle2" component="p">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <PlainWords text={message} />
            </Typography>
          </div>
        </ListItem>
      ))}
    </List>
  );
}

import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { countOf } from '../../../content/format';
import { doneGroups, withItems } from './doneGroups';
import { DoneModule } from './DoneModule';
import type { PlannedPath } from './planForm';
import { useDetailsOpen } from './useDetailsOpen';

interface DoneFieldProps {
  path: PlannedPath;
  /** Ids of lessons and projects, of any program. */
  done: readonly string[];
  message: string | null;
  onChange: (done: string[]) => void;
}

/** What is done already, by module; folded until somebody has something to tick. */
export function DoneField({ path, done, message, onChange }: DoneFieldProps) {
  const { isOpen, handlers } = useDetailsOpen();
  const messageId = useId();
  const ticked = new Set(done);
  const count = path.items.filter(({ id }) => ticked.has(id)).length;

  return (
    <div>
      <Disclosure
        summary={
          <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'baseline' }}>
            Already done
            <Typography variant="label" component="span">
              {count} of {countOf(path.items.length, 'item')}
            </Typography>
          </Stack>
        }
        describedBy={message ? messageId : undefined}
        {...handlers}
      >
        {/* Some hundred elements; rendered at every key in a field they would slow typing down. */}
        {isOpen ? (
          <>
            <Typography variant="body2">
              Tick a whole module or single lessons. What is ticked is left out of the plan.
            </Typography>
            <Stack component="ul" sx={{ p: 0, listStyle: 'none', color: 'text.primary' }}>
              {doneGroups(path).map((group) => (
                <DoneModule
                  key={group.id}
                  group={group}
                  done={ticked}
                  onChange={(ids, isDone) => onChange(withItems(done, ids, isDone))}
                />
              ))}
            </Stack>
            {count > 0 ? (
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  const ids = path.items.map(({ id }) => id);
                  onChange(withItems(done, ids, false));
                }}
              >
                Untick all
              </Button>
            ) : null}
          </>
        ) : null}
      </Disclosure>
      {message ? (
        <FormHelperText error id={messageId}>
          {message}
        </FormHelperText>
      ) : null}
    </div>
  );
}

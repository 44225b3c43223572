import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Disclosure } from '../../../../components/Disclosure';
import * as texts from '../../../../texts/en/plannerForm';
import { useDetailsOpen } from '../useDetailsOpen';
import { doneGroups, withItems } from './doneGroups';
import { DoneModule } from './DoneModule';
import type { PlannedPath } from './planForm';

interface DoneFieldProps {
  path: PlannedPath;
  /** Ids of checked lessons, from any program. */
  done: readonly string[];
  /** Ids of lessons that the visitor finished on this site. */
  finished: ReadonlySet<string>;
  message: string | null;
  onChange: (done: string[]) => void;
}

/** Checkboxes, by module, for lessons the plan should skip. Collapsed by default. */
export function DoneField({ path, done, finished, message, onChange }: DoneFieldProps) {
  const { isOpen, handlers } = useDetailsOpen();
  const messageId = useId();
  const ticked = new Set(done);
  const count = path.items.filter(({ id }) => ticked.has(id) || finished.has(id)).length;

  return (
    <div>
      <Disclosure
        summary={
          <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'baseline' }}>
            {texts.skipWhatYouKnow}
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {texts.skippedOf(count, path.items.length)}
            </Typography>
          </Stack>
        }
        describedBy={message ? messageId : undefined}
        {...handlers}
      >
        {/* Not rendered while closed: with hundreds of elements, typing in the form would lag. */}
        {isOpen ? (
          <>
            <Typography variant="body2">{texts.skippedAutomatically}</Typography>
            <Stack component="ul" sx={{ p: 0, listStyle: 'none', color: 'text.primary' }}>
              {doneGroups(path).map((group) => (
                <DoneModule
                  key={group.id}
                  group={group}
                  done={ticked}
                  finished={finished}
                  onChange={(ids, isDone) => onChange(withItems(done, ids, isDone))}
                />
              ))}
            </Stack>
            {path.items.some(({ id }) => ticked.has(id)) ? (
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  const ids = path.items.map(({ id }) => id);
                  onChange(withItems(done, ids, false));
                }}
              >
                {texts.uncheckAll}
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

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Disclosure } from '../../../../components/Disclosure';
import * as texts from '../../../../texts/en/plannerForm';
import { useDetailsOpen } from '../useDetailsOpen';
import type { DoneGroup } from './doneGroups';

interface DoneModuleProps {
  group: DoneGroup;
  /** Ids of checked lessons. */
  done: ReadonlySet<string>;
  /** Ids of finished lessons. They are always skipped. */
  finished: ReadonlySet<string>;
  onChange: (ids: readonly string[], isDone: boolean) => void;
}

/** A checkbox for a whole module, and one for each of its lessons. */
export function DoneModule({ group, done, finished, onChange }: DoneModuleProps) {
  const { title, items } = group;
  const { isOpen, handlers } = useDetailsOpen();
  const isOut = ({ id }: { id: string }) => done.has(id) || finished.has(id);
  const count = items.filter(isOut).length;

  return (
    <li>
      <FormControlLabel
        label={title}
        control={
          <Checkbox
            checked={count === items.length}
            indeterminate={count > 0 && count < items.length}
            disabled={items.every(({ id }) => finished.has(id))}
            onChange={(event) =>
              onChange(
                items.map(({ id }) => id),
                event.target.checked,
              )
            }
          />
        }
      />
      {items.length > 1 ? (
        <Box sx={{ mt: -1, paddingInlineStart: 4 }}>
          <Disclosure
            size="small"
            summary={texts.skippedInModule({
              skipped: count,
              total: items.length,
              module: title,
              hidden: (text) => <span className="visually-hidden">{text}</span>,
            })}
            {...handlers}
          >
            {isOpen ? (
              <Box component="ul" sx={{ p: 0, listStyle: 'none', color: 'text.primary' }}>
                {items.map((item) => (
                  <li key={item.id}>
                    <FormControlLabel
                      label={item.title}
                      control={
                        <Checkbox
                          checked={isOut(item)}
                          disabled={finished.has(item.id)}
                          onChange={(event) => onChange([item.id], event.target.checked)}
                        />
                      }
                    />
                  </li>
                ))}
              </Box>
            ) : null}
          </Disclosure>
        </Box>
      ) : null}
    </li>
  );
}

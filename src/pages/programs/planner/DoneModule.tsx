import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Disclosure } from '../../../components/Disclosure';
import type { DoneGroup } from './doneGroups';
import { useDetailsOpen } from './useDetailsOpen';

interface DoneModuleProps {
  group: DoneGroup;
  done: ReadonlySet<string>;
  onChange: (ids: readonly string[], isDone: boolean) => void;
}

/** A module to tick as a whole, with its lessons to tick one by one. */
export function DoneModule({ group, done, onChange }: DoneModuleProps) {
  const { title, items } = group;
  const { isOpen, handlers } = useDetailsOpen();
  const count = items.filter(({ id }) => done.has(id)).length;

  return (
    <li>
      <FormControlLabel
        label={title}
        control={
          <Checkbox
            checked={count === items.length}
            indeterminate={count > 0 && count < items.length}
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
        <Box sx={{ mt: -1, pl: 4 }}>
          <Disclosure
            size="small"
            summary={
              <>
                {count} of {items.length} <span className="visually-hidden">in {title}</span>
              </>
            }
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
                          checked={done.has(item.id)}
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

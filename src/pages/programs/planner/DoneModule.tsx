import { useEffect, useRef } from 'react';
import type { DoneGroup } from './doneGroups';
import styles from './DoneField.module.css';

interface DoneModuleProps {
  group: DoneGroup;
  done: ReadonlySet<string>;
  onChange: (ids: readonly string[], isDone: boolean) => void;
}

/** A module to tick as a whole, with its lessons to tick one by one. */
export function DoneModule({ group, done, onChange }: DoneModuleProps) {
  const { title, items } = group;
  const box = useRef<HTMLInputElement>(null);
  const count = items.filter(({ id }) => done.has(id)).length;
  const isPartly = count > 0 && count < items.length;

  useEffect(() => {
    // The one state of a checkbox that HTML has no attribute for.
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);

  return (
    <li>
      <label className={styles.module}>
        <input
          ref={box}
          type="checkbox"
          checked={count === items.length}
          onChange={(event) =>
            onChange(
              items.map(({ id }) => id),
              event.target.checked,
            )
          }
        />
        <span>{title}</span>
      </label>
      {items.length > 1 ? (
        <details className={styles.lessons}>
          <summary>
            {count} of {items.length} <span className="visually-hidden">in {title}</span>
          </summary>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <label className={styles.lesson}>
                  <input
                    type="checkbox"
                    checked={done.has(item.id)}
                    onChange={(event) => onChange([item.id], event.target.checked)}
                  />
                  <span>{item.title}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

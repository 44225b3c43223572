import { countOf } from '../../../content/format';
import { doneGroups, withItems } from './doneGroups';
import styles from './DoneField.module.css';
import { DoneModule } from './DoneModule';
import { FieldMessage, messageId } from './Field';
import type { PlannedPath } from './planForm';

interface DoneFieldProps {
  path: PlannedPath;
  /** Ids of lessons and projects, of any program. */
  done: readonly string[];
  message: string | null;
  onChange: (done: string[]) => void;
}

/** What is done already, by module; folded until somebody has something to tick. */
export function DoneField({ path, done, message, onChange }: DoneFieldProps) {
  const ticked = new Set(done);
  const count = path.items.filter(({ id }) => ticked.has(id)).length;

  return (
    <div>
      <details className={styles.done}>
        <summary aria-describedby={message ? messageId('done') : undefined}>
          <span className={styles.title}>Already done</span>
          <span className={styles.count}>
            {count} of {countOf(path.items.length, 'item')}
          </span>
        </summary>
        <p className={styles.hint}>
          Tick a whole module or single lessons. What is ticked is left out of the plan.
        </p>
        <ul className={styles.modules}>
          {doneGroups(path).map((group) => (
            <DoneModule
              key={group.id}
              group={group}
              done={ticked}
              onChange={(ids, isDone) => onChange(withItems(done, ids, isDone))}
            />
          ))}
        </ul>
        {count > 0 ? (
          <button
            type="button"
            className={styles.reset}
            onClick={() => {
              const ids = path.items.map(({ id }) => id);
              onChange(withItems(done, ids, false));
            }}
          >
            Untick all
          </button>
        ) : null}
      </details>
      <FieldMessage name="done" message={message} />
    </div>
  );
}

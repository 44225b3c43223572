import type { Block, ColumnAlign } from '../../../content/lesson';
import { Inlines } from './Inlines';
import styles from './blocks.module.css';

interface TableProps {
  table: Extract<Block, { kind: 'table' }>;
}

/** A table that scrolls inside itself where it is wider than the text. */
export function Table({ table: { align, head, rows } }: TableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <div className={styles.tableScroll} role="group" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={alignClass(align[column])}>
                <Inlines>{cell}</Inlines>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column} className={alignClass(align[column])}>
                  <Inlines>{cell}</Inlines>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function alignClass(align: ColumnAlign | undefined): string | undefined {
  return align === 'right' || align === 'center' ? styles[align] : undefined;
}

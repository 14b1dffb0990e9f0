import { type ReactNode, useState } from 'react';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import styles from './Contacts.module.css';

/** Height of a row in px, as Contacts.module.css has it. */
const ROW_PX = 64;
/** Rows that are drawn beyond the edges, so that scrolling by wheel or by Tab finds them. */
const BEYOND = 6;
/** Rows that fit into the highest list there is. */
const FIT = 24;

export interface RowWindowProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly draw: (row: Row) => ReactNode;
}

function Drawn<Row>({ row, draw }: Pick<RowWindowProps<Row>, 'draw'> & { readonly row: Row }) {
  return draw(row);
}

/** A long list of rows of one height: only those in view, and some beyond, are in the page. */
export function RowWindow<Row>({ label, rows, keyOf, draw }: RowWindowProps<Row>) {
  const [top, setTop] = useState(0);
  // A search may have made the list shorter than the scroll position.
  const first = Math.min(Math.max(0, top - BEYOND), Math.max(0, rows.length - FIT));
  const shown = rows.slice(first, first + FIT + 2 * BEYOND);
  return (
    <div
      className={styles['scroll']}
      onScroll={({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / ROW_PX))}
    >
      <ul className={styles['rows']} aria-label={label} style={{ blockSize: rows.length * ROW_PX }}>
        {shown.map((row, index) => (
          <li
            key={keyOf(row)}
            className={styles['row']}
            aria-setsize={rows.length}
            aria-posinset={first + index + 1}
            style={{ insetBlockStart: (first + index) * ROW_PX }}
          >
            <RowGuard of={row}>
              <Drawn row={row} draw={draw} />
            </RowGuard>
          </li>
        ))}
      </ul>
    </div>
  );
}

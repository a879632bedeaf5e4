import type { ReactElement } from 'react';
import type { HoursRow } from '../store-entry.ts';
import { Hours } from './store-card.styles.ts';

interface Props {
  readonly label: string;
  readonly rows: readonly HoursRow[];
  /** Label of today's row. */
  readonly today: string;
}

/** Opening hours, one row per day. */
export function HoursTable({ label, rows, today }: Props): ReactElement {
  return (
    <Hours aria-label={label}>
      <tbody>
        {rows.map(({ day, spans, isToday }) => (
          <tr key={day} data-today={isToday}>
            <th scope="row">
              {day}
              {isToday ? <small>{` (${today})`}</small> : null}
            </th>
            <td>
              {spans.map((span) => (
                <span key={span}>{span}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Hours>
  );
}

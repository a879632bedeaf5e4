import type { ReactElement } from 'react';
import type { HistoryModel } from './loyalty-model.ts';
import { HistoryPages, HistoryTable } from './loyalty.styles.ts';

/** Paginated changes of the balance. */
export function PointsHistory({ history }: { readonly history: HistoryModel }): ReactElement {
  const { title, empty, columns, entries, paging } = history;
  if (entries.length === 0 && !paging) return <p>{empty}</p>;
  return (
    <>
      <HistoryTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.activity}</th>
            <th scope="col">{columns.points}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ at, date, activity, order, points, isCredit }) => (
            <tr key={`${at} ${activity} ${points}`}>
              <td>
                <time dateTime={at}>{date}</time>
              </td>
              <td>
                {activity}
                {order ? <span>{order}</span> : null}
              </td>
              <td data-credit={isCredit || undefined}>{points}</td>
            </tr>
          ))}
        </tbody>
      </HistoryTable>
      {paging ? (
        <HistoryPages aria-label={paging.label}>
          {paging.newer ? (
            <a href={paging.newer.href} rel="prev">
              {paging.newer.label}
            </a>
          ) : null}
          <span>{paging.range}</span>
          {paging.older ? (
            <a href={paging.older.href} rel="next">
              {paging.older.label}
            </a>
          ) : null}
        </HistoryPages>
      ) : null}
    </>
  );
}

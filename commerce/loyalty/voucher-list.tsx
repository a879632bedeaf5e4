import type { ReactElement } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import type { VouchersModel } from './loyalty-model.ts';
import { Vouchers } from './loyalty.styles.ts';

/** All vouchers of the site; those that the points can buy are marked. */
export function VoucherList({ list: { lead, vouchers } }: { readonly list: VouchersModel }): ReactElement {
  return (
    <>
      <p>{lead}</p>
      <Vouchers role="list">
        {vouchers.map(({ amount, points, state, isReady }) => (
          <li key={points} data-ready={isReady || undefined}>
            <strong>{amount}</strong>
            <span>{points}</span>
            <Badge kind={isReady ? 'solid' : 'quiet'}>{state}</Badge>
          </li>
        ))}
      </Vouchers>
    </>
  );
}

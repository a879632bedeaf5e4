import { Fragment, type ReactElement } from 'react';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import type { OrderMessages } from '../order/order-messages.ts';
import type { Tenders } from './tenders.ts';

interface Props {
  readonly instruments: readonly PaymentInstrument[];
  readonly tenders: Tenders;
  readonly messages: OrderMessages;
}

/** The payments of a cart or an order as an entry of a review. */
export function TenderDetails({ instruments, tenders, messages }: Props): ReactElement | null {
  const shown = instruments.flatMap((instrument) => {
    const lines = tenders[instrument.payment_method_id]?.getLines(instrument, messages) ?? [];
    return lines.length > 0 ? [{ id: instrument.paymentInstrumentId, lines }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div>
      <dt>{messages.payment}</dt>
      {shown.map(({ id, lines }) => (
        <dd key={id}>
          {lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </dd>
      ))}
    </div>
  );
}

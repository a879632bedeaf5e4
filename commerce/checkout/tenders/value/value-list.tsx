import type { ReactElement } from 'react';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { OrderRejection } from '../../order/use-stored-rejection.ts';
import type { KnownPayment } from '../payment-order.ts';
import type { PaymentTexts, ValueTender } from '../tender.ts';
import { ValueRows } from './value-section.styles.ts';

interface Props {
  readonly payments: readonly KnownPayment<ValueTender>[];
  readonly texts: PaymentTexts;
  /** Shown at the payment that an order was rejected with. */
  readonly rejection: OrderRejection | undefined;
  readonly onRemove: (instrument: PaymentInstrument) => void;
}

/** List of payments with amount and remaining balance. */
export function ValueList({ payments, texts, rejection, onRemove }: Props): ReactElement {
  const { messages, formatters } = texts;
  return (
    <ValueRows role="list" aria-label={messages.applied}>
      {payments.map(({ tender, instrument }) => {
        const { paymentInstrumentId: id, amount, storedValue } = instrument;
        const [name = '', ...lines] = tender.getLines(instrument, texts);
        const left = storedValue?.balance === undefined ? 0 : storedValue.balance - amount;
        // Tolerates binary rounding errors (0.1 + 0.2).
        const notes = left >= 0.005 ? [...lines, messages.balanceLeft({ amount: formatters.money(left) })] : lines;
        return (
          <li key={id} data-id={id} tabIndex={-1}>
            <div>
              <strong>{name}</strong>
              <span data-part="amount">{messages.covers({ amount: formatters.money(amount) })}</span>
              {notes.map((note) => (
                <span key={note} data-part="note">
                  {note}
                </span>
              ))}
            </div>
            <Button variant="text-link" size="small" aria-label={messages.removeName({ name })} onClick={() => onRemove(instrument)}>
              {messages.remove}
            </Button>
            {rejection?.paymentId === id ? <Notice kind="danger">{rejection.text}</Notice> : null}
          </li>
        );
      })}
    </ValueRows>
  );
}

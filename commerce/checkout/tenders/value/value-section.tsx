import { Suspense, useEffect, useRef, type ReactElement } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { getKnownPayments } from '../payment-order.ts';
import { getRestAmount } from '../rest-amount.ts';
import { valueTenders } from '../value-tenders.ts';
import type { PaymentMethod } from '#generated/openapi/cart.ts';
import type { ValueTender } from '../tender.ts';
import type { Tenders } from '../tenders.ts';
import { useValueChanges } from './use-value-changes.ts';
import { ValueList } from './value-list.tsx';
import { EntryLine, EntryStack, Remaining, ValueRoot } from './value-section.styles.ts';
import type { ValuePaymentsProps } from './value-payments-props.ts';

/** The cart's payments from balances, the remainder, and an entry per offered tender. */
export function ValueSection(props: ValuePaymentsProps): ReactElement {
  const { cart, kinds, methods = [], customer, texts, path, rejection, onNotice } = props;
  const tenders: Tenders<ValueTender> = kinds.valueTenders ?? valueTenders;
  const { messages, formatters } = texts;
  const changes = useValueChanges({ cart, kinds, tenders, texts, onNotice });
  const root = useRef<HTMLDivElement>(null);
  const payments = getKnownPayments(cart.payment_instruments, tenders);
  const remaining = getRestAmount(cart, kinds.tenders);
  const { focus } = changes;
  const focused = useRef<typeof focus>(undefined);
  useEffect(() => {
    // The clicked button may be gone. The cart arrives after the change has ended.
    if (!focus || focused.current === focus || cart.version < focus.version) return;
    focused.current = focus;
    const part = focus.id === undefined ? '[data-part="remaining"]' : `[data-id="${focus.id}"]`;
    const target = root.current?.querySelector<HTMLElement>(part) ?? root.current?.closest('details')?.querySelector('summary');
    target?.focus();
  }, [focus, cart.version]);
  return (
    <ValueRoot ref={root} aria-busy={changes.isBusy || undefined}>
      <VisuallyHidden as="div" role="status">
        {changes.announcement}
      </VisuallyHidden>
      {payments.length === 0 ? null : (
        <ValueList payments={payments} texts={texts} rejection={rejection} onRemove={(instrument) => void changes.remove(instrument)} />
      )}
      {payments.length === 0 && remaining > 0 ? null : (
        <Remaining data-part="remaining" tabIndex={-1}>
          {remaining === 0 ? messages.nothingLeft : messages.remaining({ amount: formatters.money(remaining) })}
        </Remaining>
      )}
      <EntryStack>
        {getEntries(tenders, methods, remaining === 0).map(({ tender: { Entry }, method }) => (
          <div key={method.id}>
            <Suspense fallback={null}>
              <Entry cart={cart} method={method} customer={customer} texts={texts} path={path} onAdd={changes.add} />
            </Suspense>
          </div>
        ))}
        {methods.some(isBlocked) ? (
          <div>
            <EntryLine>
              <p>
                <span data-part="note">{messages.athleteFirst}</span>
              </p>
            </EntryLine>
          </div>
        ) : null}
      </EntryStack>
    </ValueRoot>
  );
}

interface Entry {
  readonly tender: ValueTender;
  readonly method: PaymentMethod;
}

/** True if a balance must wait for the athlete's credit. One line explains all of them. */
const isBlocked = ({ unavailable }: PaymentMethod): boolean => unavailable === 'ATHLETE_CREDIT_FIRST';

/** Offered tenders. If nothing remains to be paid, the section shows one text instead of unavailable tenders. */
function getEntries(tenders: Tenders<ValueTender>, methods: readonly PaymentMethod[], isCovered: boolean): readonly Entry[] {
  return Object.entries(tenders).flatMap(([id, tender]) => {
    const method = methods.find((one) => one.id === id);
    if (!method || isBlocked(method) || method.unavailable === 'NOTHING_TO_PAY') return [];
    return isCovered && method.unavailable !== undefined ? [] : [{ tender, method }];
  });
}

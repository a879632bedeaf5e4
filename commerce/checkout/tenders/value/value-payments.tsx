import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { PaymentMethodId } from '#generated/openapi/shared.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { ValuePaymentsProps } from './value-payments-props.ts';

/** Loaded on demand: most guests pay only by card. */
const ValueSection = lazy(async () => ({ default: (await import('./value-section.tsx')).ValueSection }));

/** Section for payments from balances. Collapsed for guests until they use one; its content loads when it opens. */
export function ValuePayments(props: ValuePaymentsProps): ReactElement | null {
  const { cart, kinds, methods = [], customer, texts } = props;
  const isValue = (id: PaymentMethodId): boolean => !(id in kinds.tenders);
  const isUsed = cart.payment_instruments.some((one) => isValue(one.payment_method_id));
  const [isOpen, setOpen] = useState(customer !== undefined || isUsed);
  if (!isUsed && !methods.some(({ id }) => isValue(id))) return null;
  return (
    <Disclosure plain title={texts.messages.valueTitle} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {isOpen ? (
        <Suspense fallback={null}>
          <ValueSection {...props} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}

import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { PaymentMethodId } from '#generated/openapi/shared.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { ValuePaymentsProps } from './value-payments-props.ts';

/** Most guests pay by card alone. */
const ValueSection = lazy(async () => ({ default: (await import('./value-section.tsx')).ValueSection }));

/** Payments from balances. Closed for guests until they use one; what is in it loads when it opens. */
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

import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { PaymentMethod } from '#generated/openapi/cart.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { Refusal } from '../../order/use-kept-refusal.ts';
import type { CheckoutTender, ValueEntryProps } from '../tender.ts';
import type { Tenders } from '../tenders.ts';

/** Most guests pay by card alone. */
const ValueSection = lazy(async () => ({ default: (await import('./value-section.tsx')).ValueSection }));

export interface ValueTendersProps extends Pick<ValueEntryProps, 'cart' | 'customer' | 'texts' | 'path'> {
  readonly tenders: Tenders<CheckoutTender>;
  /** Undefined until the response has arrived. */
  readonly methods: readonly PaymentMethod[] | undefined;
  readonly refusal: Refusal | undefined;
  readonly onNotice: (text: string | undefined) => void;
}

/** Payments from balances. Closed for guests until they use one; what is in it loads when it opens. */
export function ValueTenders(props: ValueTendersProps): ReactElement | null {
  const { cart, tenders, methods = [], customer, texts } = props;
  const isValue = (id: keyof Tenders): boolean => tenders[id]?.group === 'value';
  const isUsed = cart.payment_instruments.some((one) => isValue(one.payment_method_id));
  const [isOpen, setOpen] = useState(customer !== undefined || isUsed);
  if (!isUsed && !methods.some(({ id }) => isValue(id))) return null;
  return (
    <Disclosure
      plain
      id="value-tenders"
      title={texts.messages.valueTitle}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen ? (
        <Suspense fallback={null}>
          <ValueSection {...props} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}

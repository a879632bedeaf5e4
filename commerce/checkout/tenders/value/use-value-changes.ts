import { useRef, useState } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import { ServiceError } from '../../../client/service-error.ts';
import { getErrorText, useCommerce } from '../../../query/commerce-provider.tsx';
import type { CheckoutKinds } from '../../checkout-kinds.ts';
import { useRemovePaymentInstrument } from '../remove-payment-instrument.ts';
import { getRestAmount } from '../rest-amount.ts';
import type { PaymentTexts, ValueTender } from '../tender.ts';
import type { AddedValue, AddValue } from './add-value.ts';
import type { Tenders } from '../tenders.ts';

interface ChangeContext {
  readonly cart: Cart;
  readonly kinds: CheckoutKinds;
  readonly tenders: Tenders<ValueTender>;
  readonly texts: PaymentTexts;
  /** Shows a text above the step; undefined removes it. */
  readonly onNotice: (text: string | undefined) => void;
}

export interface ValueChanges {
  readonly announcement: string;
  /** Focus target once the cart has this version: a payment, or none after a removal. */
  readonly focus: { readonly version: number; readonly id?: string } | undefined;
  readonly isBusy: boolean;
  readonly add: AddValue;
  readonly remove: (instrument: PaymentInstrument) => Promise<void>;
}

const silent = { announcement: '', focus: undefined };

/** Adds and removes payments from balances. */
export function useValueChanges({ cart, kinds, tenders, texts, onNotice }: ChangeContext): ValueChanges {
  const { messages, formatters } = texts;
  const { errorMessages } = useCommerce();
  const { mutateAsync: send } = useRemovePaymentInstrument();
  const [state, setState] = useState<Pick<ValueChanges, 'announcement' | 'focus'>>(silent);
  const [isBusy, setBusy] = useState(false);
  // A ref, because clicks may come faster than renders.
  const isSending = useRef(false);

  const getName = (instrument: PaymentInstrument): string => tenders[instrument.payment_method_id]?.getLines(instrument, texts)[0] ?? '';
  const getRemaining = (after: Cart): string => formatters.money(getRestAmount(after, kinds.tenders));
  const run = async (work: () => Promise<Cart>, onDone: (after: Cart) => void): Promise<AddedValue> => {
    if (isSending.current) return { isAdded: false };
    isSending.current = true;
    setBusy(true);
    setState(silent);
    onNotice(undefined);
    try {
      onDone(await work());
      return { isAdded: true };
    } catch (error) {
      if (error instanceof ServiceError && error.level === 'input') return { isAdded: false, fault: error };
      onNotice(getErrorText(error, errorMessages));
      return { isAdded: false };
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return {
    ...state,
    isBusy,
    add: (work) =>
      run(work, (after) => {
        const before = new Map(cart.payment_instruments.map((one) => [one.paymentInstrumentId, one.amount]));
        const values = after.payment_instruments.filter(({ payment_method_id: id }) => tenders[id] !== undefined);
        const added =
          values.findLast(({ paymentInstrumentId: id }) => !before.has(id)) ??
          values.find(({ paymentInstrumentId: id, amount }) => before.get(id) !== amount);
        if (!added) return;
        const announcement = messages.added({
          name: getName(added),
          amount: formatters.money(added.amount),
          remaining: getRemaining(after),
        });
        setState({ announcement, focus: { version: after.version, id: added.paymentInstrumentId } });
      }),
    async remove(instrument) {
      await run(
        () => send({ paymentInstrumentId: instrument.paymentInstrumentId }),
        (after) => {
          const announcement = messages.removed({ name: getName(instrument), remaining: getRemaining(after) });
          setState({ announcement, focus: { version: after.version } });
        },
      );
    },
  };
}

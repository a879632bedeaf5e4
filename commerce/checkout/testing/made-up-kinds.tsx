import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import type { GiftCardInstrumentInput } from '#generated/openapi/cart.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { checkoutKinds, type CheckoutKinds } from '../checkout-kinds.ts';
import { useDeliveryFormState } from '../delivery/delivery-form.ts';
import type { CheckoutDeliveryKind } from '../delivery/delivery-kind.ts';
import { useSetShippingMethod } from '../delivery/set-shipping-method.ts';
import type { CheckoutTender } from '../tenders/tender.ts';

const locker = { label: 'Locker', address: ['Locker 7', 'Main Station'] };

/** Parcels to a locker. The shop has no such kind: it takes the code of goods that are made to order. */
const lockerDelivery: CheckoutDeliveryKind = {
  codes: ['customs'],
  shippingId: 'locker',
  needsBillingAddress: false,
  goesToAddress: false,
  isServedBy: () => false,
  isReady: (_, { code }) => code !== undefined,
  isTaxOpen: (cart) => cart.email === undefined,
  getTitle: () => 'Locker',
  getDestinations: () => [locker],
  getNextSteps: () => ['We send you the code of your locker.'],
  getStepName: () => 'Locker',
  getRecipients: () => [locker],
  Form(props) {
    const { shippingId } = props.shipment;
    const { mutateAsync } = useSetShippingMethod();
    const [isConfirmed, setConfirmed] = useState(false);
    const box = useRef<HTMLInputElement>(null);
    useDeliveryFormState(props, {
      validate: async () => isConfirmed,
      focusErrors: () => box.current?.focus(),
      save: () => mutateAsync({ shippingId, code: 'customs' }),
    });
    if (!props.isOpen) return null;
    return (
      <Checkbox ref={box} label="Use the locker at Main Station" onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)} />
    );
  },
};

/** Pays the amount that is typed into it. */
const voucherTender: CheckoutTender<GiftCardInstrumentInput> = {
  covers: 'part',
  isOffered: (methods) => methods?.some(({ id }) => id === 'GIFT_CARD') ?? false,
  getLines: ({ amount }) => [`Voucher of $${amount}`],
  getTitle: () => 'Voucher',
  getDeclined: () => 'The voucher was declined.',
  Form({ instrument, fault, onState }) {
    const [amount, setAmount] = useState('');
    useEffect(() => {
      const input = { payment_method_id: 'GIFT_CARD', sessionId: 'session-1', token: 'voucher-token', amount: Number(amount) } as const;
      onState({
        collect: async () => (amount === '' && instrument ? 'kept' : input),
        forget: () => setAmount(''),
      });
      return () => onState(undefined);
    });
    return (
      <TextField id="voucher" label="Amount" error={fault} value={amount} onChange={(event) => setAmount(event.currentTarget.value)} />
    );
  },
};

/** The shop's kinds, and two that it does not have. */
export const madeUpKinds: CheckoutKinds = {
  deliveryKinds: { locker: lockerDelivery, ...checkoutKinds.deliveryKinds },
  tenders: { ...checkoutKinds.tenders, GIFT_CARD: voucherTender },
};

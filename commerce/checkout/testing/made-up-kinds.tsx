import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { GiftCardInstrumentInput } from '#generated/openapi/cart.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { checkoutKinds, type CheckoutKinds } from '../checkout-kinds.ts';
import type { CheckoutDeliveryKind } from '../delivery/delivery-kind.ts';
import { useSetShippingMethod } from '../delivery/set-shipping-method.ts';
import type { CheckoutTender } from '../tenders/tender.ts';

/** Parcels to a locker. The shop has no such kind: it takes the code of collection points. */
const lockerDelivery: CheckoutDeliveryKind = {
  codes: ['pudo'],
  shippingId: 'locker',
  needsBillingAddress: false,
  followsOthers: false,
  isReady: (_, { code }) => code !== undefined,
  isTaxOpen: (cart) => cart.email === undefined,
  getDestination: () => ({ label: 'Locker', address: ['Locker 7', 'Main Station'] }),
  getNextSteps: () => ['We send you the code of your locker.'],
  getStepName: () => 'Locker',
  getRecipient: () => ({ label: 'Locker', address: ['Locker 7', 'Main Station'] }),
  Step({ isOpen, shipment: { shippingId }, onDone }) {
    const { mutateAsync } = useSetShippingMethod();
    const save = (): void => void mutateAsync({ shippingId, code: 'pudo' }).then(onDone);
    return isOpen ? <Button onClick={save}>Use the locker at Main Station</Button> : null;
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
  deliveryKinds: { ...checkoutKinds.deliveryKinds, locker: lockerDelivery },
  tenders: { ...checkoutKinds.tenders, GIFT_CARD: voucherTender },
};

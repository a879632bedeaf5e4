import { useRef, useState } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { checkoutKinds, type CheckoutKinds } from '../checkout-kinds.ts';
import { useDeliveryFormState } from '../delivery/delivery-form.ts';
import type { CheckoutDeliveryKind } from '../delivery/delivery-kind.ts';
import { useSetShippingMethod } from '../delivery/set-shipping-method.ts';
import type { OrderKinds } from '../order/order-kinds.ts';
import { useAddPaymentInstrument } from '../tenders/add-payment-instrument.ts';
import type { ValueTender } from '../tenders/tender.ts';
import { tenders } from '../tenders/tenders.ts';

const locker = { label: 'Locker', address: ['Locker 7', 'Main Station'] };

/** Parcels to a locker, a kind that the shop does not have. It uses the code of goods that are made to order. */
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
const voucherTender: ValueTender = {
  group: 'value',
  getLines: ({ amount }) => [`Voucher of $${amount}`],
  getRefund: () => 'your voucher',
  Entry({ onAdd }) {
    const { mutateAsync } = useAddPaymentInstrument();
    const [amount, setAmount] = useState('');
    const [fault, setFault] = useState<string>();
    const add = async (): Promise<void> => {
      const input = { payment_method_id: 'GIFT_CARD', number: '1', pin: '1', amount: Number(amount) } as const;
      const added = await onAdd(() => mutateAsync(input));
      setFault(added.fault?.text);
    };
    return (
      <>
        <TextField id="voucher" label="Amount" error={fault} value={amount} onChange={(event) => setAmount(event.currentTarget.value)} />
        <button onClick={() => void add()}>Add voucher</button>
      </>
    );
  },
};

/** The shop's kinds and two made-up ones. */
export const madeUpKinds: CheckoutKinds = {
  deliveryKinds: { locker: lockerDelivery, ...checkoutKinds.deliveryKinds },
  tenders: checkoutKinds.tenders,
  valueTenders: { GIFT_CARD: voucherTender },
};

/** The same for order screens. */
export const madeUpOrderKinds: OrderKinds = { deliveryKinds: madeUpKinds.deliveryKinds, tenders: { ...tenders, GIFT_CARD: voucherTender } };

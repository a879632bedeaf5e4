/** A delivery kind "locker" in files by path: parcels to a locker, whose id a request brings in a field of its own. */
export const lockerFiles: Readonly<Record<string, string>> = {
  'backend/delivery/locker/locker-delivery.ts': `
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { missingAddress } from '../../addresses/admit-address.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { onlyField } from '../only-field.ts';

export const lockerDelivery: DeliveryKindDefinition<'locker'> = {
  shipmentId: 'locker',
  codes: ['pudo'],
  needsAddress: false,
  isCollected: true,
  needsBillingAddress: true,
  isReplacedByEmail: false,
  bringsGifts: false,
  takes: () => false,
  methods: ({ locale }) => [
    { code: 'pudo', label: messagesIn(shippingMethodMessages, locale).locker, deliveryTime: '1-2', priceMinor: 300 },
  ],
  admitPlace: ({ shipment: { destination } }) => destination,
  admitDestination: ({ input }) => ({ lockerId: onlyField(input, 'lockerId') }),
  assertReachable: () => undefined,
  requiredContact: () => undefined,
  assertReady(_, { destination }) {
    if (!destination) throw missingAddress('The cart has no locker.');
  },
  locationOf: (siteId) => siteId,
  taxRegionOf: () => undefined,
  emailOf: () => undefined,
  firstNameOf: () => undefined,
  addressIdOf: ({ lockerId }) => lockerId,
  billingAddressOf: () => null,
  showDestination: () => ({}),
  showOnShipment: () => ({}),
  describeTime: ({ locale }, { method }) => messagesIn(orderMailMessages, locale).days({ days: method.deliveryTime }),
  mailParts: ({ locale }, { lockerId }) => [{ kind: 'lines', title: messagesIn(orderMailMessages, locale).yourLocker, lines: [lockerId] }],
};
`,
  'commerce/checkout/delivery/locker/locker-delivery.ts': `
import type { DeliveryKindDefinition } from '../delivery-kind.ts';

export const lockerDelivery: DeliveryKindDefinition = {
  codes: ['pudo'],
  shippingId: 'locker',
  followsOthers: false,
  getDestination: () => undefined,
  getNextSteps: (_, messages) => [messages.nextLocker],
};
`,
  'commerce/checkout/delivery/locker/locker-checkout.tsx': `
import { Button } from '#ui/button/button.tsx';
import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { useSetShippingMethod } from '../set-shipping-method.ts';
import { lockerDelivery } from './locker-delivery.ts';

export const lockerCheckout: CheckoutDeliveryKind = {
  ...lockerDelivery,
  needsBillingAddress: true,
  isReady: (_, { code }) => code !== undefined,
  isTaxOpen: () => false,
  getStepName: ({ stepLocker }) => stepLocker,
  getRecipient: () => undefined,
  Step({ isOpen, shipment: { shippingId }, messages, onDone }) {
    const { mutateAsync } = useSetShippingMethod();
    const save = (): void => void mutateAsync({ shippingId, code: 'pudo' }).then(onDone);
    return isOpen ? <Button onClick={save}>{messages.stepLocker}</Button> : null;
  },
};
`,
};

/**
 * A delivery kind "locker" in files by path: parcels to a locker, whose number has its own request field. Shipments show it as their store.
 */
export const lockerFiles: Readonly<Record<string, string>> = {
  'backend/delivery/locker/locker-delivery.ts': `
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createMissingAddressError } from '../../addresses/parse-address.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { getOnlyDestinationField } from '../get-only-destination-field.ts';
import { getOnlyPlaceId } from '../get-only-place-id.ts';

export const lockerDelivery: DeliveryKindDefinition<'locker'> = {
  shipmentId: 'locker',
  codes: ['locker'],
  needsAddress: false,
  isCollected: true,
  needsBillingAddress: true,
  isReplacedByEmail: false,
  canIncludeGifts: true,
  acceptsItem: ({ isDigitalProduct, isCustoms }) => !isDigitalProduct && !isCustoms,
  listMethods: ({ locale }) => [
    { code: 'locker', label: getMessages(shippingMethodMessages, locale).locker, deliveryTime: '1-2', priceMinor: 300 },
  ],
  resolvePlace: ({ choice, shipment: { destination } }) => (getOnlyPlaceId(choice), destination),
  parseDestination: ({ input }) => ({ lockerId: getOnlyDestinationField(input, 'lockerId') }),
  assertReachable: () => undefined,
  getRequiredContact: () => undefined,
  assertReady(_, { destination }) {
    if (!destination) throw createMissingAddressError('The cart has no locker.');
  },
  getLocation: (siteId) => siteId,
  getTaxRegion: () => undefined,
  getEmail: () => undefined,
  getFirstName: () => undefined,
  removePersonalData: () => null,
  getAddressId: ({ lockerId }) => lockerId,
  getBillingAddress: () => null,
  showDestination: () => ({}),
  showOnShipment: ({ lockerId }) => ({ storeInfo: { id: lockerId, storeInventory: 0 } }),
  describeTime: ({ locale }, { method }) => getMessages(orderMailMessages, locale).daysToPlace({ days: method.deliveryTime }),
  createMailSections: ({ locale }, { lockerId }) => [{ kind: 'lines', title: getMessages(orderMailMessages, locale).yourLocker, lines: [lockerId] }],
};
`,
  'commerce/checkout/delivery/locker/locker-delivery.ts': `
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { getStoreEntries } from '../place/place-entries.ts';

export const lockerDelivery: DeliveryKindDefinition = {
  codes: ['locker'],
  shippingId: 'locker',
  goesToAddress: false,
  isServedBy: () => false,
  getTitle: ({ deliveryLocker }) => deliveryLocker,
  getDestinations: getStoreEntries,
  getNextSteps: (_, { messages }) => [messages.nextLocker],
};
`,
  'commerce/checkout/delivery/locker/locker-checkout.ts': `
import { lazy } from 'react';
import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { lockerDelivery } from './locker-delivery.ts';

export const lockerCheckout: CheckoutDeliveryKind = {
  ...lockerDelivery,
  needsBillingAddress: true,
  isReady: (_, { storeInfo }) => storeInfo !== undefined,
  isTaxOpen: () => false,
  getStepName: ({ deliveryLocker }) => deliveryLocker,
  getRecipients: lockerDelivery.getDestinations,
  getMoveLabel: ({ moveLocker }) => moveLocker,
  Form: lazy(async () => ({ default: (await import('./locker-form.tsx')).LockerForm })),
};
`,
  'commerce/checkout/delivery/locker/locker-form.tsx': `
import { useRef, useState, type ReactElement } from 'react';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useAddShippingAddress } from '../../address/add-shipping-address.ts';
import { useDeliveryFormState, type DeliveryFormProps } from '../delivery-form.ts';

interface Props extends DeliveryFormProps {
  readonly lockerId: string;
  readonly onType: (lockerId: string) => void;
}

export function LockerForm(props: DeliveryFormProps): ReactElement | null {
  const [lockerId, setLockerId] = useState(props.shipment.storeInfo?.id ?? '');
  return props.isOpen ? <OpenForm {...props} lockerId={lockerId} onType={setLockerId} /> : null;
}

function OpenForm({ lockerId, onType, ...props }: Props): ReactElement {
  const { shipment, messages } = props;
  const { mutateAsync } = useAddShippingAddress();
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  useDeliveryFormState(props, {
    async validate() {
      setMissing(lockerId === '');
      return lockerId !== '';
    },
    focusErrors: () => input.current?.focus(),
    save: () => mutateAsync({ shippingId: shipment.shippingId, lockerId }),
  });
  return (
    <TextField
      ref={input}
      label={messages.lockerNumber}
      error={isMissing ? messages.lockerMissing : undefined}
      value={lockerId}
      maxLength={40}
      onChange={({ target }) => onType(target.value.trim())}
    />
  );
}
`,
};

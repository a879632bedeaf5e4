import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { homeDelivery } from '../home/home-delivery.ts';
import { parcelKind } from '../home/parcel-methods.ts';
import { getOnlyPlaceId } from '../get-only-place-id.ts';

/** Made-to-order items: separate parcels to the address of the other parcels, free of charge. */
export const customsDelivery: DeliveryKindDefinition<'customs'> = {
  ...homeDelivery,
  shipmentId: 'customs',
  codes: ['customs'],
  followsKind: parcelKind,
  changes: undefined,
  acceptsItem: ({ isDigitalProduct, isCustoms }) => !isDigitalProduct && isCustoms,
  listMethods: ({ locale }) => [
    { code: 'customs', label: getMessages(shippingMethodMessages, locale).customs, deliveryTime: '10-15', priceMinor: 0 },
  ],
  resolvePlace: ({ choice, shipment: { destination } }) => (getOnlyPlaceId(choice), destination),
};

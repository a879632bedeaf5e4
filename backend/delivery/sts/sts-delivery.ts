import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { CollectionFieldsOf } from '../collection-fields.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { createStoreChangeRules } from '../store-change-rules.ts';
import { createStoreDelivery } from '../store-delivery.ts';

/** Sent from the warehouse to a store, free of charge. */
export function createStsDelivery(fieldsOf: CollectionFieldsOf): DeliveryKindDefinition<'sts'> {
  return {
    ...createStoreDelivery('shipToStore', fieldsOf),
    shipmentId: 'sts',
    codes: ['sts'],
    canIncludeGifts: true,
    changes: createStoreChangeRules('shipToStore', 'warehouseStock'),
    listMethods: ({ locale }) => [
      { code: 'sts', label: getMessages(shippingMethodMessages, locale).shipToStore, deliveryTime: '4-7', priceMinor: 0 },
    ],
    getLocation: (siteId) => siteId,
    describeTime: ({ locale }, { method }) => getMessages(orderMailMessages, locale).daysToPlace({ days: method.deliveryTime }),
  };
}

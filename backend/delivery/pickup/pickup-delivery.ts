import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import { formatDate } from '#messages/format/date.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { calculateReadyTime } from '../../stores/calculate-ready-time.ts';
import type { CollectionFieldsOf } from '../collection-fields.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { createStoreChangeRules } from '../store-change-rules.ts';
import { createStoreDelivery } from '../store-delivery.ts';

/** Collected from the stock of a store, free of charge. */
export function createPickupDelivery(fieldsOf: CollectionFieldsOf): DeliveryKindDefinition<'pickup'> {
  return {
    ...createStoreDelivery('pickup', fieldsOf),
    shipmentId: 'pickup',
    codes: ['pickup'],
    canIncludeGifts: false,
    changes: createStoreChangeRules('pickup', 'storeStock'),
    listMethods: ({ locale }) => [
      { code: 'pickup', label: getMessages(shippingMethodMessages, locale).pickup, deliveryTime: 'same day', priceMinor: 0 },
    ],
    getLocation: (siteId, { destination }) => destination?.store.id ?? siteId,
    getReadyTime: calculateReadyTime,
    describeTime({ locale }, { readyBy: ready, destination }) {
      const messages = getMessages(orderMailMessages, locale);
      if (ready === undefined) return messages.collectSoon;
      const options = { dateStyle: 'full', timeStyle: 'short', timeZone: destination?.store.timeZone } as const;
      return messages.readyBy({ time: formatDate(new Date(ready), getLanguageTag(locale), options) });
    },
  };
}

import type { Cart } from '#generated/openapi/cart.ts';
import type { FlashMessage } from '#generated/openapi/shared.ts';
import type { NoticeKind } from '#ui/notice/notice.tsx';
import type { CartMessages } from '#generated/messages/cart/messages.ts';

export interface FlashNotice {
  readonly key: string;
  readonly kind: NoticeKind;
  readonly text: string;
}

const kinds: Readonly<Partial<Record<FlashMessage['type'], NoticeKind>>> = {
  FullInventoryMissing: 'danger',
  PaymentNotAuthorized: 'danger',
  ShipToStoreToPickup: 'info',
  HomeToPickup: 'info',
  PriceChanged: 'info',
};

/** Flash types of changed deliveries. */
const DELIVERY: ReadonlySet<FlashMessage['type']> = new Set([
  'PickupToHome',
  'PickupToShipToStore',
  'ShipToStoreToHome',
  'ShipToStoreToPickup',
  'HomeToPickup',
  'ShippingMethodDowngraded',
]);

/** Flash types of missing stock. A notification names the items once the service has removed them. */
const STOCK: ReadonlySet<FlashMessage['type']> = new Set(['PartialInventoryMissing', 'ItemNotAvailable']);
const REMOVED = 'CartItemsRemoved';

export function hasDeliveryChanged({ flash }: Pick<Cart, 'flash'>): boolean {
  return flash.some(({ type }) => DELIVERY.has(type));
}

/**
 * Notices above the cart: each flash type once, by severity. Types in `atRows` show at their lines and changed deliveries in
 * DeliveryChanges.
 */
export function getFlashNotices(
  { flash, customerNotifications, deliveryChanges }: Pick<Cart, 'flash' | 'customerNotifications' | 'deliveryChanges'>,
  messages: CartMessages,
  atRows: ReadonlySet<FlashMessage['type']> = nowhere,
): readonly FlashNotice[] {
  const isRemoved = customerNotifications.some(({ code }) => code === REMOVED);
  const types = [...new Set(flash.map(({ type }) => type))].filter(
    (type) => !atRows.has(type) && !(deliveryChanges?.length && DELIVERY.has(type)) && !(isRemoved && STOCK.has(type)),
  );
  return [
    ...types.map((type) => ({ key: type, kind: kinds[type] ?? ('warning' as const), text: messages[`flash${type}`] })),
    ...customerNotifications.map(({ code, level, message }) => ({ key: code, kind: level, text: message })),
  ];
}

const nowhere: ReadonlySet<never> = new Set();

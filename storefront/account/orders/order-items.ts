import type { OrderItemModel } from '#commerce/orders/history/order-model.ts';
import type { OrderItem } from '#generated/openapi/shared.ts';
import { formatMoney } from '#messages/format/money.ts';
import type { OrderContext } from './order-context.ts';

/** The name of an item with its variant, e.g. "Ridgeline Shell, Spruce, M". */
export function getItemName({ name, color, size, fitType }: OrderItem): string {
  return [name, ...formatVariant({ color, size, fitType })].join(', ');
}

function formatVariant({ color, size, fitType }: Pick<OrderItem, 'color' | 'size' | 'fitType'>): readonly string[] {
  return [color, size, fitType].flatMap((option) => (option?.label ? [option.label] : []));
}

/** The model of some units of an item. */
export function createItemModel(
  item: OrderItem,
  qty: number,
  { texts, order, request: { site } }: OrderContext,
  notes: readonly string[] = [],
): OrderItemModel {
  const price = formatMoney(item.price.amount, order.currency, site.languageTag);
  const variant = formatVariant(item).join(', ');
  // Discounts belong to the whole line.
  const discounts = (qty === item.qty && !item.bonus ? (item.promotions ?? []) : []).map(
    ({ promotionName, amount }) => `${promotionName}: ${formatMoney(-amount, order.currency, site.languageTag)}`,
  );
  return {
    id: item.id,
    name: item.name,
    ...(item.bonus ? {} : { href: `/${site.locale}${item.pdpUrl}` }),
    src: item.productImageURL,
    notes: [...(variant === '' ? [] : [variant]), texts.quantity({ count: qty }), ...discounts, ...notes],
    price: qty > 1 ? texts.each({ price }) : price,
  };
}

/** The items that the units belong to, with their counts. Unknown items are left out. */
export function findItemsOfUnits(
  units: readonly { readonly itemId: string; readonly qty: number }[],
  { order }: OrderContext,
): readonly { readonly item: OrderItem; readonly qty: number }[] {
  return units.flatMap(({ itemId, qty }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return item && qty > 0 ? [{ item, qty }] : [];
  });
}

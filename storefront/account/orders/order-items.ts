import type { OrderItemModel } from '#commerce/orders/history/order-model.ts';
import type { OrderItem } from '#generated/openapi/shared.ts';
import { formatMoney } from '#messages/format/money.ts';
import type { OrderContext } from './order-context.ts';

/** The name of a row with its variant, e.g. "Ridgeline Shell, Spruce, M". */
export function itemName({ name, color, size, fitType }: OrderItem): string {
  return [name, ...variantOf({ color, size, fitType })].join(', ');
}

function variantOf({ color, size, fitType }: Pick<OrderItem, 'color' | 'size' | 'fitType'>): readonly string[] {
  return [color, size, fitType].flatMap((option) => (option?.label ? [option.label] : []));
}

/** Some units of a row. */
export function itemModel(
  item: OrderItem,
  qty: number,
  { texts, order, request: { site } }: OrderContext,
  notes: readonly string[] = [],
): OrderItemModel {
  const price = formatMoney(item.price.amount, order.currency, site.languageTag);
  const variant = variantOf(item).join(', ');
  return {
    id: item.id,
    name: item.name,
    ...(item.bonus ? {} : { href: `/${site.locale}${item.pdpUrl}` }),
    src: item.productImageURL,
    notes: [...(variant === '' ? [] : [variant]), texts.quantity({ count: qty }), ...notes],
    price: qty > 1 ? texts.each({ price }) : price,
  };
}

/** The rows that some units belong to, with how many. Unknown rows are left out. */
export function itemsOfUnits(
  units: readonly { readonly itemId: string; readonly qty: number }[],
  { order }: OrderContext,
): readonly { readonly item: OrderItem; readonly qty: number }[] {
  return units.flatMap(({ itemId, qty }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return item && qty > 0 ? [{ item, qty }] : [];
  });
}

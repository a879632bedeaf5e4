import type { Cart, PriceAdjustmentInput } from '#generated/openapi/cart.ts';
import type { PriceAdjustment } from '#generated/openapi/shared.ts';

/**
 * Handles requests for price adjustments.
 * @returns undefined for other requests
 */
export function withAdjustment(call: string, body: unknown, { items, totals, priceAdjustments = [] }: Cart): Partial<Cart> | undefined {
  const [, method, id] = /^(\w+) .*\/price_adjustments(?:\/([^/]+))?$/.exec(call) ?? [];
  if (method === undefined) return undefined;
  const others = priceAdjustments.filter((one) => one.id !== id);
  if (method === 'DELETE') return { priceAdjustments: others };
  const present = priceAdjustments.find((one) => one.id === id);
  const changes = body as Partial<PriceAdjustment> & Pick<PriceAdjustmentInput, 'kind' | 'value' | 'reason'>;
  const { itemId, kind, value, reason, note } = { ...present, ...changes };
  const price = items.find((item) => item.id === itemId)?.price.rowTotal ?? totals.itemSubTotal;
  const amount = kind === 'PERCENTAGE' ? (price * value) / 100 : kind === 'AMOUNT' ? value : price - value;
  const adjustment = { id: id ?? `adjustment-${itemId ?? 'order'}`, itemId, kind, value, reason, note, amount, by: 'Ines K.' };
  return { priceAdjustments: [...others.filter((one) => one.itemId !== itemId), adjustment] };
}

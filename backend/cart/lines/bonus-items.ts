import type { BonusChoice } from '../../database/documents/cart-document.ts';
import type { PreparedPromotions } from '../../promotions/engine/prepare-promotions.ts';
import { CallError } from '../../router/call-error.ts';
import type { CartContents } from '../cart-record.ts';
import type { CartRow, PricedCart } from '../pricing/priced-cart.ts';

type BonusRow = CartRow & Required<Pick<CartRow, 'bonus'>>;

function createBonusError(message: string, additionalInfo: Readonly<Record<string, string>>): CallError {
  return new CallError(409, 'GWP403', [{ message, additionalInfo }]);
}

/** The row of a gift; undefined for any other row. */
export function findBonusRow({ rows }: PricedCart, itemId: string): BonusRow | undefined {
  return rows.find((row): row is BonusRow => row.bonus !== undefined && row.line.id === itemId);
}

/** @throws CallError 409 GWP403 for the row of a gift, which cannot be changed. */
export function assertNotBonus(priced: PricedCart, itemId: string): void {
  const row = findBonusRow(priced, itemId);
  if (row) throw createBonusError('A gift cannot be changed.', { itemId, sku: row.line.sku, promotionId: row.bonus.promotionId });
}

/** @throws CallError 409 GWP403 for a variant without a price that is only available as a gift. */
export function assertNotOnlyGift({ givers }: PreparedPromotions, sku: string, unitMinor: number | null | undefined): void {
  if (unitMinor === null && givers.some(({ reward }) => reward.skus.includes(sku)))
    throw createBonusError('This item is a gift and cannot be bought.', { sku });
}

const getGifts = ({ promotions }: PricedCart, id: string): readonly BonusChoice[] =>
  promotions.gifts.filter(({ promotionId }) => promotionId === id).map(({ promotionId, sku }) => ({ promotionId, sku }));

const getOtherChoices = ({ bonusChoices }: CartContents, id: string): readonly BonusChoice[] =>
  bonusChoices.filter(({ promotionId }) => promotionId !== id);

/**
 * Chooses a gift. When the limit of gifts is reached, it replaces one of them.
 * @throws CallError 409 GWP403 for a gift that the promotion does not offer to this cart, 409 INV700 for one out of stock.
 */
export function chooseGift(cart: CartContents, priced: PricedCart, choice: BonusChoice): Pick<CartContents, 'bonusChoices'> {
  const { promotionId, sku } = choice;
  const offer = priced.promotions.giftOffers.find((one) => one.promotionId === promotionId);
  const option = offer?.options.find((one) => one.sku === sku);
  if (!offer || !option) throw createBonusError('The promotion does not offer this gift.', { sku, promotionId });
  if (!option.isAvailable)
    throw new CallError(409, 'INV700', [{ message: 'This gift is out of stock.', additionalInfo: { sku, availableQty: 0 } }]);
  const otherGifts = getGifts(priced, promotionId).filter((gift) => gift.sku !== sku);
  return { bonusChoices: [...getOtherChoices(cart, promotionId), ...otherGifts.slice(0, offer.choose - 1), choice] };
}

/**
 * Removes a chosen gift.
 * @throws CallError 409 GWP403 for one that was added automatically.
 */
export function removeGift(cart: CartContents, priced: PricedCart, { line, bonus }: BonusRow): Pick<CartContents, 'bonusChoices'> {
  const { promotionId, isChosen } = bonus;
  if (!isChosen) throw createBonusError('This gift is included in the order.', { itemId: line.id, sku: line.sku, promotionId });
  return { bonusChoices: [...getOtherChoices(cart, promotionId), ...getGifts(priced, promotionId).filter(({ sku }) => sku !== line.sku)] };
}

import type { VariantPrice } from '#generated/openapi/products.ts';
import { getBuyable, adaptChoice, findColor, isColorInStock, getMissingChoice, getPrice, type Choice } from '../product/choice.ts';
import type { ColorView, ProductView } from '../product/product-view.ts';

/** The data of a product of a set that its screen needs. */
export interface SetPart {
  readonly view: ProductView;
  /** In the color that the set suggests. */
  readonly productId: string;
  /** Units in the set. */
  readonly qty: number;
}

/** The shopper's choice for a part. */
export interface PartChoice {
  readonly isIncluded: boolean;
  /** Code of the color. */
  readonly color: string;
  readonly choice: Choice;
}

/** A part to be added. */
export interface PartItem {
  /** Position among the parts. */
  readonly part: number;
  readonly sku: string;
  readonly qty: number;
}

export function getChosenColor({ view }: SetPart, { color }: Pick<PartChoice, 'color'>): ColorView {
  return findColor(view, view.styleId + color);
}

export function isPartInStock({ view }: SetPart): boolean {
  return view.colors.some(({ code }) => isColorInStock(view, code));
}

/** Initial choice: the suggested color, or the first one in stock; a sold-out part is not included. */
export function getInitialChoice(part: SetPart): PartChoice {
  const { view, productId } = part;
  const proposed = findColor(view, productId);
  const color = isColorInStock(view, proposed.code) ? proposed : (view.colors.find(({ code }) => isColorInStock(view, code)) ?? proposed);
  return { isIncluded: isPartInStock(part), color: color.code, choice: adaptChoice(view, color.code) };
}

/** Choice with another color; size and fit stay if that color has them. */
export function changeColor({ view }: SetPart, { choice, isIncluded }: PartChoice, color: string): PartChoice {
  return { isIncluded, color, choice: adaptChoice(view, color, choice) };
}

/** The missing choice of an included part; `soldOut` if the chosen variant is unavailable. */
export function getPartProblem({ view }: SetPart, { color, choice }: PartChoice): 'size' | 'fit' | 'soldOut' | undefined {
  return getMissingChoice(view, choice) ?? (getBuyable(view, color, choice)?.stock.isIn === true ? undefined : 'soldOut');
}

/** Included parts with a complete choice, without those that are already in the cart. */
export function getItemsToAdd(parts: readonly SetPart[], choices: readonly PartChoice[], added: ReadonlySet<number>): readonly PartItem[] {
  return parts.flatMap((part, index) => {
    const own = choices[index];
    const buyable = own?.isIncluded && !added.has(index) ? getBuyable(part.view, own.color, own.choice) : undefined;
    return buyable ? [{ part: index, sku: buyable.sku, qty: part.qty }] : [];
  });
}

export interface SetTotal extends VariantPrice {
  /** Units of all included parts. */
  readonly units: number;
}

/** Sum of the included parts as chosen, computed in minor units to avoid rounding. */
export function getTotal(parts: readonly SetPart[], choices: readonly PartChoice[]): SetTotal {
  let [current, original, units] = [0, 0, 0];
  parts.forEach((part, index) => {
    const own = choices[index];
    if (!own?.isIncluded) return;
    const price = getPrice(part.view, getChosenColor(part, own), own.choice);
    current += Math.round(price.current * 100) * part.qty;
    original += Math.round(price.original * 100) * part.qty;
    units += part.qty;
  });
  return { current: current / 100, original: original / 100, units };
}

import type { VariantPrice } from '#generated/openapi/products.ts';
import { buyableOf, choiceIn, colorOf, isColorIn, missingChoice, priceOf, type Choice } from '../product/choice.ts';
import type { ColorView, ProductView } from '../product/product-view.ts';

/** A product of a set as its page acts on it. */
export interface SetPart {
  readonly view: ProductView;
  /** In the color that the set proposes. */
  readonly productId: string;
  /** Units in the set. */
  readonly qty: number;
}

/** The choice of a shopper for a part. */
export interface PartChoice {
  readonly isIncluded: boolean;
  /** Code of the color. */
  readonly color: string;
  readonly choice: Choice;
}

/** A part that is to be added. */
export interface PartItem {
  /** Place among the parts. */
  readonly part: number;
  readonly sku: string;
  readonly qty: number;
}

export function chosenColor({ view }: SetPart, { color }: Pick<PartChoice, 'color'>): ColorView {
  return colorOf(view, view.styleId + color);
}

export function isPartIn({ view }: SetPart): boolean {
  return view.colors.some(({ code }) => isColorIn(view, code));
}

/** The proposed color, or the first one in stock; a part that is sold out is not included. */
export function firstChoice(part: SetPart): PartChoice {
  const { view, productId } = part;
  const proposed = colorOf(view, productId);
  const color = isColorIn(view, proposed.code) ? proposed : (view.colors.find(({ code }) => isColorIn(view, code)) ?? proposed);
  return { isIncluded: isPartIn(part), color: color.code, choice: choiceIn(view, color.code) };
}

/** Another color; size and fit stay where that color has them. */
export function withColor({ view }: SetPart, { choice, isIncluded }: PartChoice, color: string): PartChoice {
  return { isIncluded, color, choice: choiceIn(view, color, choice) };
}

/** The choice that is missing of an included part; `soldOut` where the chosen variant cannot be had. */
export function problemOf({ view }: SetPart, { color, choice }: PartChoice): 'size' | 'fit' | 'soldOut' | undefined {
  return missingChoice(view, choice) ?? (buyableOf(view, color, choice)?.stock.isIn === true ? undefined : 'soldOut');
}

/** The included parts with a complete choice, without those that are in the cart already. */
export function itemsOf(parts: readonly SetPart[], choices: readonly PartChoice[], added: ReadonlySet<number>): readonly PartItem[] {
  return parts.flatMap((part, index) => {
    const own = choices[index];
    const buyable = own?.isIncluded && !added.has(index) ? buyableOf(part.view, own.color, own.choice) : undefined;
    return buyable ? [{ part: index, sku: buyable.sku, qty: part.qty }] : [];
  });
}

export interface SetTotal extends VariantPrice {
  /** Units of all included parts. */
  readonly units: number;
}

/** Sum of the included parts in what is chosen of them; added in minor units, so that nothing is rounded. */
export function totalOf(parts: readonly SetPart[], choices: readonly PartChoice[]): SetTotal {
  let [current, original, units] = [0, 0, 0];
  parts.forEach((part, index) => {
    const own = choices[index];
    if (!own?.isIncluded) return;
    const price = priceOf(part.view, chosenColor(part, own), own.choice);
    current += Math.round(price.current * 100) * part.qty;
    original += Math.round(price.original * 100) * part.qty;
    units += part.qty;
  });
  return { current: current / 100, original: original / 100, units };
}

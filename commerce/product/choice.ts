import type { VariantPrice } from '#generated/openapi/products.ts';
import { getFewLeft, type Stock } from './stock.ts';
import type { ColorView, OptionView, ProductView, VariantView } from './product-view.ts';

/** The shopper's current choice. The color is in the URL. */
export interface Choice {
  readonly size?: string;
  readonly fit?: string;
}

/** An option with its availability: `soldOut` is out of stock, `missing` does not exist with the other choices. */
export interface ShownOption extends OptionView {
  readonly state: 'in' | 'soldOut' | 'missing';
  /** Number of units, if few are left. */
  readonly few?: number;
}

/** A SKU that can be added, with its stock. */
export interface Buyable {
  readonly sku: string;
  readonly stock: Stock;
}

/** Color of a product id; a style id stands for the first color. */
export function findColor(view: ProductView, productId: string): ColorView {
  const found = view.colors.find((color) => color.productId === productId) ?? view.colors[0];
  if (!found) throw new Error(`[cairn] [product] ${view.styleId}: has no color at all`);
  return found;
}

/** Sizes with their availability in a color, and in the chosen fit, if any. */
export function getSizeOptions(view: ProductView, color: string, { fit }: Choice): readonly ShownOption[] {
  return view.sizes.map((option) =>
    toShownOptions(
      option,
      view.variants.filter((variant) => variant.color === color && variant.size === option.value && matchesChoice(fit, variant.fit)),
    ),
  );
}

/** Fits with their availability in a color, and in the chosen size, if any. */
export function getFitOptions(view: ProductView, color: string, { size }: Choice): readonly ShownOption[] {
  return view.fits.map((option) =>
    toShownOptions(
      option,
      view.variants.filter((variant) => variant.color === color && variant.fit === option.value && matchesChoice(size, variant.size)),
    ),
  );
}

/** The variant of a complete choice; undefined while a choice is missing. */
export function findVariant(view: ProductView, color: string, { size = '', fit = '' }: Choice): VariantView | undefined {
  return view.variants.find((variant) => variant.color === color && variant.size === size && variant.fit === fit);
}

export function getBuyable(view: ProductView, color: string, choice: Choice): Buyable | undefined {
  const { single } = view;
  if (single) return single.sku === undefined ? undefined : { sku: single.sku, stock: single.stock };
  return findVariant(view, color, choice);
}

/** The first missing choice, in page order. */
export function getMissingChoice(view: ProductView, { size, fit }: Choice): 'size' | 'fit' | undefined {
  if (view.single) return undefined;
  if (view.fits.length > 0 && fit === undefined) return 'fit';
  return view.sizes.length > 0 && size === undefined ? 'size' : undefined;
}

/** Choice in another color: single options are preselected, and earlier choices stay if available, the fit before the size. */
export function adaptChoice(view: ProductView, color: string, before: Choice = {}): Choice {
  const fit = keepIfAvailable(getFitOptions(view, color, {}), before.fit);
  const size = keepIfAvailable(getSizeOptions(view, color, fit === undefined ? {} : { fit }), before.size);
  return { ...(size === undefined ? {} : { size }), ...(fit === undefined ? {} : { fit }) };
}

/** A choice that another color or fit makes unavailable, by its label. */
export interface DroppedChoice {
  readonly part: 'size' | 'fit';
  readonly label: string;
  /** The change that caused it. */
  readonly by: 'color' | 'fit';
}

/** The option that `before` has and `after` lacks, the fit before the size; undefined if all stayed. */
export function getDroppedChoice(view: ProductView, before: Choice, after: Choice, by: DroppedChoice['by']): DroppedChoice | undefined {
  const findDropped = (part: DroppedChoice['part']): DroppedChoice | undefined => {
    const value = before[part];
    if (value === undefined || after[part] !== undefined) return undefined;
    const label = view[part === 'size' ? 'sizes' : 'fits'].find((option) => option.value === value)?.label ?? value;
    return { part, label, by };
  };
  return findDropped('fit') ?? findDropped('size');
}

/** Choice with another size or fit; incompatible choices are reset. */
export function changeChoice(view: ProductView, color: string, choice: Choice, part: 'size' | 'fit', value: string): Choice {
  const next = { ...choice, [part]: value };
  const variant = findVariant(view, color, next);
  if (variant?.stock.isIn !== false) return next;
  return part === 'fit' ? adaptChoice(view, color, { fit: value }) : next;
}

/** True if any variant of a color is available. */
export function isColorInStock(view: ProductView, color: string): boolean {
  return view.single ? view.single.stock.isIn : view.variants.some((variant) => variant.color === color && variant.stock.isIn);
}

/** Price of the chosen variant, or of the color until there is one. */
export function getPrice(view: ProductView, color: ColorView, choice: Choice): VariantPrice {
  return findVariant(view, color.code, choice)?.price ?? color.price;
}

/** Maximum quantity: the lesser of limit and stock, at least one. */
export function getMaxQuantity(view: ProductView, buyable: Buyable | undefined): number {
  return Math.max(1, Math.min(view.maxQty, buyable?.stock.left ?? view.maxQty));
}

/** Discount in whole percent; 0 for none. */
export function getDiscountPercent({ current, original }: VariantPrice): number {
  return original > current && original > 0 ? Math.round((1 - current / original) * 100) : 0;
}

function toShownOptions(option: OptionView, variants: readonly VariantView[]): ShownOption {
  if (variants.length === 0) return { ...option, state: 'missing' };
  const stocked = variants.filter(({ stock }) => stock.isIn);
  if (stocked.length === 0) return { ...option, state: 'soldOut' };
  const counts = stocked.map(({ stock }) => getFewLeft(stock));
  const few = counts.every((count) => count !== undefined) ? Math.max(...counts) : undefined;
  return { ...option, state: 'in', ...(few === undefined ? {} : { few }) };
}

function matchesChoice(chosen: string | undefined, value: string): boolean {
  return chosen === undefined || chosen === value;
}

function keepIfAvailable(options: readonly ShownOption[], before: string | undefined): string | undefined {
  const open = options.filter(({ state }) => state === 'in');
  if (open.some(({ value }) => value === before)) return before;
  return options.length === 1 ? open[0]?.value : undefined;
}

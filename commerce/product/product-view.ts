import type {
  CustomAmount,
  GalleryItem,
  InventoryAnswer,
  ProductAttribute,
  ProductDetails,
  VariantPrice,
} from '#generated/openapi/products.ts';
import type { Badge, Rating } from '#generated/openapi/shared.ts';
import { stockOf, type Stock } from './stock.ts';

/** What a product page acts on: the details without what its HTML alone needs. Plain data for the browser. */
export interface ProductView {
  readonly styleId: string;
  readonly name: string;
  /** In-shop path without the locale. */
  readonly pageUrl: string;
  readonly kind?: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly maxQty: number;
  /** True if shoppers can ask for a mail when a variant is back in stock. */
  readonly notifyMe: boolean;
  /** Sent by e-mail: no parcel arrives, and none comes back. */
  readonly isDigital?: true;
  readonly giftCard?: GiftCardView;
  readonly badge?: Badge;
  readonly eyebrow?: Badge;
  readonly rating?: Rating;
  /** Points that a member of the club earns with one; absent where there are none. */
  readonly earnablePoints?: number;
  /** Never empty; one without a name is the only look there is, or one that no option lists. */
  readonly colors: readonly ColorView[];
  readonly sizes: readonly OptionView[];
  readonly fits: readonly OptionView[];
  /** What the choices are called, in the language of the details. */
  readonly labels: Readonly<Record<ProductAttribute['id'], string | undefined>>;
  readonly variants: readonly VariantView[];
  /** The kind of product whose size chart is this one's. */
  readonly sizeChart?: string;
  /** Of a product without variants. */
  readonly single?: { readonly sku?: string; readonly stock: Stock };
}

/** The choices of a gift card. */
export interface GiftCardView {
  /** Absent of one with a fixed price. */
  readonly amount?: CustomAmount;
}

export interface ColorView {
  readonly code: string;
  /** Empty where no option names it. */
  readonly label: string;
  readonly swatch: string;
  readonly productId: string;
  readonly price: VariantPrice;
  readonly gallery: readonly GalleryItem[];
}

export interface OptionView {
  readonly value: string;
  readonly label: string;
}

export interface VariantView {
  readonly sku: string;
  readonly color: string;
  readonly size: string;
  readonly fit: string;
  readonly stock: Stock;
  /** Where it is not that of its color. */
  readonly price?: VariantPrice;
}

/** What the page needs of the details; without an inventory their own productInventoryState counts. */
export function createProductView(details: ProductDetails, inventory?: InventoryAnswer): ProductView {
  const { masterId, name, pageUrl, kind, currency, maxQty, badge, eyebrow, rating, attributes, notifyMe, sku, sizeChart, earnablePoints } =
    details;
  const colors = colorsOf(details);
  const offered = new Map(colors.map((color) => [color.code, color]));
  // A variant of a color that no option lists is nothing that a shopper could choose.
  const variants = details.variants.flatMap((variant): readonly VariantView[] => {
    const { color: code, size, fitType = '' } = variant.attributes;
    const color = offered.get(code);
    if (!color) return [];
    const stock = stockOf(variant.id, variant.productInventoryState === 'InStock', inventory);
    const isOwnPrice = variant.price.current !== color.price.current || variant.price.original !== color.price.original;
    return [{ sku: variant.id, color: code, size, fit: fitType, stock, ...(isOwnPrice ? { price: variant.price } : {}) }];
  });
  const attribute = (id: ProductAttribute['id']) => attributes.find((one) => one.id === id);
  return {
    styleId: masterId,
    name,
    pageUrl,
    ...(kind ? { kind } : {}),
    currency,
    maxQty,
    notifyMe,
    ...(details.digital ? { isDigital: true as const } : {}),
    ...(details.isGiftCard ? { giftCard: details.customAmount ? { amount: details.customAmount } : {} } : {}),
    ...(badge ? { badge } : {}),
    ...(eyebrow ? { eyebrow } : {}),
    ...(rating ? { rating } : {}),
    ...(earnablePoints ? { earnablePoints } : {}),
    colors,
    sizes: optionsOf(
      attribute('size')?.options ?? [],
      variants.map(({ size }) => size),
    ),
    fits: optionsOf(
      attribute('fitType')?.options ?? [],
      variants.map(({ fit }) => fit),
    ),
    labels: { color: attribute('color')?.label, size: attribute('size')?.label, fitType: attribute('fitType')?.label },
    variants,
    ...(sizeChart ? { sizeChart: sizeChart.productType } : {}),
    // Without variants and with notifyMe false it is in stock.
    ...(details.variants.length === 0
      ? { single: { ...(sku ? { sku } : {}), stock: sku ? stockOf(sku, !notifyMe, inventory) : { isIn: !notifyMe } } }
      : {}),
  };
}

/** The colors of the details, and first of all the one that they are of, should no option list it. */
function colorsOf({ id, masterId, colors, gallery, price }: ProductDetails): readonly ColorView[] {
  const code = id.slice(masterId.length);
  const listed = colors.map(({ code: own, label, swatch, productId, price: its, gallery: shots }) => ({
    code: own,
    label,
    swatch,
    productId,
    price: its,
    gallery: shots,
  }));
  const isListed = code === '' ? listed.length > 0 : listed.some((color) => color.code === code);
  if (isListed) return listed;
  const { current, original } = price;
  return [{ code, label: '', swatch: '', productId: id, price: { current, original }, gallery }, ...listed];
}

/** Options in their own order; behind them what only variants name. */
function optionsOf(options: readonly OptionView[], used: readonly string[]): readonly OptionView[] {
  const values = new Set(used.filter((value) => value !== ''));
  const listed = options.filter(({ value }) => values.has(value)).map(({ value, label }) => ({ value, label }));
  const known = new Set(listed.map(({ value }) => value));
  return [...listed, ...[...values].filter((value) => !known.has(value)).map((value) => ({ value, label: value }))];
}

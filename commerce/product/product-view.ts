import type {
  CustomAmount,
  GalleryItem,
  InventoryResponse,
  ProductAttribute,
  ProductDetails,
  VariantPrice,
} from '#generated/openapi/products.ts';
import type { Badge, Rating } from '#generated/openapi/shared.ts';
import { getStock, type Stock } from './stock.ts';

/** The part of a product's details that its scripts need, without data that is only rendered to HTML. Plain data. */
export interface ProductView {
  readonly styleId: string;
  readonly name: string;
  /** In-shop path without the locale. */
  readonly pageUrl: string;
  readonly kind?: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly maxQty: number;
  /** True if shoppers can request a back-in-stock mail. */
  readonly notifyMe: boolean;
  /** True for products that are sent by email: they have no parcel and cannot be returned. */
  readonly isDigital?: true;
  readonly giftCard?: GiftCardView;
  readonly badge?: Badge;
  readonly eyebrow?: Badge;
  readonly rating?: Rating;
  /** Points that a club member earns with one unit; absent if there are none. */
  readonly earnablePoints?: number;
  /** Never empty. A color without a name is the only one of the product, or one that no option lists. */
  readonly colors: readonly ColorView[];
  readonly sizes: readonly OptionView[];
  readonly fits: readonly OptionView[];
  /** Names of the choices in the language of the details. */
  readonly labels: Readonly<Record<ProductAttribute['id'], string | undefined>>;
  readonly variants: readonly VariantView[];
  /** Kind of product whose size chart applies. */
  readonly sizeChart?: string;
  /** SKU and stock of a product without variants. */
  readonly single?: { readonly sku?: string; readonly stock: Stock };
}

/** Choices of a gift card. */
export interface GiftCardView {
  /** Absent for a card with a fixed price. */
  readonly amount?: CustomAmount;
}

export interface ColorView {
  readonly code: string;
  /** Empty if no option names it. */
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
  /** Set if it differs from that of its color. */
  readonly price?: VariantPrice;
}

/** Creates the view. Without an inventory, productInventoryState of the details applies. */
export function createProductView(details: ProductDetails, inventory?: InventoryResponse): ProductView {
  const { masterId, name, pageUrl, kind, currency, maxQty, badge, eyebrow, rating, attributes, notifyMe, sku, sizeChart, earnablePoints } =
    details;
  const colors = getColors(details);
  const offered = new Map(colors.map((color) => [color.code, color]));
  // Variants of unlisted colors cannot be chosen.
  const variants = details.variants.flatMap((variant): readonly VariantView[] => {
    const { color: code, size, fitType = '' } = variant.attributes;
    const color = offered.get(code);
    if (!color) return [];
    const stock = getStock(variant.id, variant.productInventoryState === 'InStock', inventory);
    const isOwnPrice = variant.price.current !== color.price.current || variant.price.original !== color.price.original;
    return [{ sku: variant.id, color: code, size, fit: fitType, stock, ...(isOwnPrice ? { price: variant.price } : {}) }];
  });
  const getAttribute = (id: ProductAttribute['id']) => attributes.find((one) => one.id === id);
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
    sizes: getOptions(
      getAttribute('size')?.options ?? [],
      variants.map(({ size }) => size),
    ),
    fits: getOptions(
      getAttribute('fitType')?.options ?? [],
      variants.map(({ fit }) => fit),
    ),
    labels: { color: getAttribute('color')?.label, size: getAttribute('size')?.label, fitType: getAttribute('fitType')?.label },
    variants,
    ...(sizeChart ? { sizeChart: sizeChart.productType } : {}),
    // Without variants, notifyMe false means in stock.
    ...(details.variants.length === 0
      ? { single: { ...(sku ? { sku } : {}), stock: sku ? getStock(sku, !notifyMe, inventory) : { isIn: !notifyMe } } }
      : {}),
  };
}

/** Colors of the details. If no option lists the color of the details themselves, it is added as the first. */
function getColors({ id, masterId, colors, gallery, price }: ProductDetails): readonly ColorView[] {
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
  const { current, original, discountName } = price;
  const own = { current, original, ...(discountName === undefined ? {} : { discountName }) };
  return [{ code, label: '', swatch: '', productId: id, price: own, gallery }, ...listed];
}

/** Options in their order, followed by those that only variants have. */
function getOptions(options: readonly OptionView[], used: readonly string[]): readonly OptionView[] {
  const values = new Set(used.filter((value) => value !== ''));
  const listed = options.filter(({ value }) => values.has(value)).map(({ value, label }) => ({ value, label }));
  const known = new Set(listed.map(({ value }) => value));
  return [...listed, ...[...values].filter((value) => !known.has(value)).map((value) => ({ value, label: value }))];
}

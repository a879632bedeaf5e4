import type { ProductDetails, ProductSet, ProductSetCard, SuggestedProduct } from '#generated/openapi/products.ts';
import type { ProductCard } from '#generated/openapi/shared.ts';
import type { CallContext } from '../router/call-context.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { splitProductId } from './product-id.ts';
import { fromMinor, renderPriceWithRange, toMinor, type ColorPrice } from './wire-price.ts';

/** A color of a style with the price that the customer of a call pays for one unit. */
interface PersonalColor extends ColorPrice {
  readonly code: string;
  /** Name of the customer's discount; absent for a color at its normal price. */
  readonly discountName?: string;
}

/** The colors of styles with a discounted color, by style. */
export type PersonalPrices = ReadonlyMap<string, readonly PersonalColor[]>;

/** Reads the prices of styles for the customer of an optional token. At once without one, and for a guest. */
export type ReadPersonalPrices = (shop: ShopContext, context: CallContext, styleIds: readonly string[]) => Promise<PersonalPrices>;

type Product = Pick<ProductCard, 'id' | 'price'> & { readonly colors?: readonly { readonly code: string }[] };
type Priced = { readonly current: number; readonly original: number; readonly discountName?: string };

function findColor(productId: string, prices: PersonalPrices): PersonalColor | undefined {
  const [styleId, code] = splitProductId(productId);
  return prices.get(styleId)?.find((color) => color.code === code);
}

/** The price of a color for the customer, or the given one. */
function getPrice<Price extends Priced>(productId: string, price: Price, prices: PersonalPrices): Price {
  const color = findColor(productId, prices);
  return color?.discountName === undefined ? price : { ...price, current: fromMinor(color.currentMinor), discountName: color.discountName };
}

/** The price of a product's color with the range of its shown colors, or of all colors if it names none. */
function getRangePrice({ id, colors, price }: Product, prices: PersonalPrices): ProductCard['price'] {
  const [styleId, first] = splitProductId(id);
  const own = prices.get(styleId)?.filter(({ code }) => code === first || !colors || colors.some((color) => color.code === code)) ?? [];
  const chosen = own.find(({ code }) => code === first);
  const discountName = chosen?.discountName ?? own.find((color) => color.discountName !== undefined)?.discountName;
  if (!chosen || discountName === undefined) return price;
  return { ...renderPriceWithRange(chosen, own, price.currency), discountName };
}

/** A copy of a card or a suggestion with the customer's price. It is cached, so the original must not change. */
export function personalizeCard<Card extends ProductCard | SuggestedProduct>(card: Card, prices: PersonalPrices): Card {
  return prices.size === 0 ? card : { ...card, price: getRangePrice(card, prices) };
}

/** Structured data for search engines keeps the prices of everyone. */
export function personalizeDetails(details: ProductDetails, prices: PersonalPrices): ProductDetails {
  if (prices.size === 0) return details;
  return {
    ...details,
    price: getRangePrice(details, prices),
    colors: details.colors.map((color) => ({ ...color, price: getPrice(color.productId, color.price, prices) })),
    variants: details.variants.map((variant) =>
      variant.price ? { ...variant, price: getPrice(variant.productId, variant.price, prices) } : variant,
    ),
  };
}

interface Part {
  readonly productId: string;
  readonly qty: number;
  readonly price: Priced;
}

/** The price of a set: the sum of its parts. */
function getSetPrice(parts: readonly Part[], price: ProductSet['price'], prices: PersonalPrices): ProductSet['price'] {
  const names = parts.flatMap(({ productId }) => findColor(productId, prices)?.discountName ?? []);
  if (names[0] === undefined) return price;
  const minor = parts.reduce((sum, part) => sum + part.qty * toMinor(getPrice(part.productId, part.price, prices).current), 0);
  return { ...price, current: fromMinor(minor), discountName: names[0] };
}

export function personalizeSetCard(set: ProductSetCard, prices: PersonalPrices): ProductSetCard {
  const parts = set.parts.map((part) => ({ ...part, price: getPrice(part.productId, part.price, prices) }));
  return { ...set, parts, price: getSetPrice(set.parts, set.price, prices) };
}

export function personalizeSet(set: ProductSet, prices: PersonalPrices): ProductSet {
  const priced = set.parts.map(({ qty, product }) => ({ qty, productId: product.id, price: product.price }));
  const parts = set.parts.map(({ qty, product }) => ({ qty, product: personalizeDetails(product, prices) }));
  return { ...set, parts, price: getSetPrice(priced, set.price, prices) };
}

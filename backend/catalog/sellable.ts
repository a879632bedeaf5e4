/** A variant with the data for a cart or an order. */
export interface Sellable {
  readonly sku: string;
  readonly upc: string;
  readonly styleId: string;
  /** The style with its color. */
  readonly productId: string;
  readonly name: string;
  /** Ids of its categories and their ancestors. */
  readonly categoryIds: readonly string[];
  readonly colorCode: string;
  /** Null for a product with a single color without a name. */
  readonly colorLabel: string | null;
  readonly size: string;
  readonly sizeLabel: string | null;
  readonly fit: string | null;
  readonly fitLabel: string | null;
  readonly image: { readonly src: string; readonly alt: string };
  /** In-shop path without the locale. */
  readonly pdpUrl: string;
  readonly currency: string;
  /** Minor units; null if the site has no price for it. */
  readonly unitMinor: number | null;
  /** Minor units before a reduction; null as above. */
  readonly originalMinor: number | null;
  readonly maxQty: number;
  readonly digital: boolean;
  /** The bounds if the buyer of the gift card chooses its amount; null for a fixed price. */
  readonly customAmount: CustomAmount | null;
  /** Units that the customer can buy online in the site, without those that others have reserved. */
  readonly stock: number;
  /** True if the site tracks inventory of it. */
  readonly isStocked: boolean;
  /** The highest price of the style's colors in the site in minor units; null without prices. */
  readonly highCurrentMinor: number | null;
  readonly highOriginalMinor: number | null;
  /** All variants of the style in this color, in display order. */
  readonly siblings: readonly Sibling[];
}

/** The bounds of an amount, in minor units. */
export interface CustomAmount {
  readonly minMinor: number;
  readonly maxMinor: number;
}

/** Keyed by sku. */
export type Sellables = ReadonlyMap<string, Sellable>;

export interface Sibling {
  readonly sku: string;
  readonly size: string;
  /** Empty without a choice of fit. */
  readonly fit: string;
  /** True if the variant can be sold online on this site now. */
  readonly available: boolean;
}

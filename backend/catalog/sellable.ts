/** A variant as a cart or an order writes it down. */
export interface Sellable {
  readonly sku: string;
  readonly upc: string;
  readonly styleId: string;
  /** The style with its color. */
  readonly productId: string;
  readonly name: string;
  /** Ids of its categories, those above them among them. */
  readonly categoryIds: readonly string[];
  readonly colorCode: string;
  /** Null of a product that comes in one color without a name. */
  readonly colorLabel: string | null;
  readonly size: string;
  readonly sizeLabel: string | null;
  readonly fit: string | null;
  readonly fitLabel: string | null;
  readonly image: { readonly src: string; readonly alt: string };
  /** In-shop path without the locale. */
  readonly pdpUrl: string;
  readonly currency: string;
  /** Minor units; null where the site has no price for it. */
  readonly unitMinor: number | null;
  /** Minor units, before a reduction; null as above. */
  readonly originalMinor: number | null;
  readonly maxQty: number;
  readonly digital: boolean;
  /** Null for a fixed price; otherwise the buyer of the gift card chooses its amount. */
  readonly customAmount: CustomAmount | null;
  /** Units that the customer can buy online in the site: without those that others have reserved. */
  readonly stock: number;
  /** True if the site keeps inventory of it. */
  readonly isStocked: boolean;
  /** The highest prices among the style's colors in the site, minor units; null where it has none. */
  readonly highCurrentMinor: number | null;
  readonly highOriginalMinor: number | null;
  /** All variants of the style in this color, in the order of the shelf. */
  readonly siblings: readonly Sibling[];
}

/** The bounds of an amount, in minor units. */
export interface CustomAmount {
  readonly minMinor: number;
  readonly maxMinor: number;
}

/** By sku. */
export type Sellables = ReadonlyMap<string, Sellable>;

export interface Sibling {
  readonly sku: string;
  readonly size: string;
  /** Empty where there is no choice of fit. */
  readonly fit: string;
  /** Whether it can be sold online in the site now. */
  readonly available: boolean;
}

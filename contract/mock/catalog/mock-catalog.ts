import type { SortId } from '#generated/openapi/products.ts';

/** A brand's shop in a country, in one of its languages. */
export interface MockSite {
  /** BRAND-COUNTRY. */
  readonly id: string;
  readonly brand: string;
  /** e.g. fr-ca. */
  readonly locale: string;
  readonly currency: string;
  readonly taxIncluded: boolean;
  readonly taxPercent: number;
  /** Origin of its pages. */
  readonly origin: string;
}

interface MockOption {
  readonly value: string;
  readonly label: string;
}

/** @see Picture of the contract */
interface MockPicture {
  readonly src: string;
  readonly alt: string;
}

export interface MockColor {
  readonly code: string;
  readonly label: string;
  /** "#24493f". */
  readonly swatch: string;
  /** The first one is shown on the card. */
  readonly pictures: readonly [MockPicture, ...MockPicture[]];
  readonly currentMinor: number;
  readonly originalMinor: number;
}

export interface MockVariant {
  readonly sku: string;
  readonly upc: string;
  /** Code of its color. */
  readonly color: string;
  readonly size: string;
  /** Empty without a choice of fits. */
  readonly fit: string;
}

/** A style with all of its colors and sizes, in the language of a site. */
export interface MockStyle {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** E.g. "Women's rain jacket". */
  readonly kind: string;
  readonly tagline: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly audience: 'men' | 'women' | 'kids' | 'unisex';
  readonly sizeChart?: string;
  readonly maxQty: number;
  readonly categoryIds: readonly string[];
  /** Category of its breadcrumbs. */
  readonly homeCategoryId: string;
  /** At least one. */
  readonly colors: readonly [MockColor, ...MockColor[]];
  readonly sizes: readonly MockOption[];
  readonly fits: readonly MockOption[];
  readonly variants: readonly MockVariant[];
}

export interface MockCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly slug: string;
  readonly description?: string;
}

/** Labels of responses in the language of a site. */
export interface MockLabels {
  readonly attributes: { readonly color: string; readonly size: string; readonly fitType: string };
  readonly sorts: Readonly<Record<SortId, string>>;
  readonly shippingMethods: { readonly standard: string; readonly express: string };
  readonly paymentMethods: { readonly CREDIT_CARD: string; readonly GIFT_CARD: string };
  readonly home: string;
  readonly search: string;
}

/** Source of the mock's products, supplied by the composition root. */
export interface MockCatalog {
  /** @returns undefined for an unknown site */
  site(siteId: string, locale: string | undefined): MockSite | undefined;
  /** In the order of a listing. */
  styles(site: MockSite): readonly MockStyle[];
  categories(site: MockSite): readonly MockCategory[];
  labels(site: MockSite): MockLabels;
}

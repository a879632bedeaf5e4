import type { PeopleAudience, Product, ProductGroup } from 'schema-dts';
import { getLargeImageUrl } from '#commerce/product/product-image.ts';
import { getProductHref } from '#commerce/product/product-href.ts';
import type { ProductView, VariantView } from '#commerce/product/product-view.ts';
import type { GalleryItem, ProductDetails } from '#generated/openapi/products.ts';
import { createProductOffer } from './product-offer.ts';
import { createProductRatings, type ListedReview } from './product-ratings.ts';

export interface ProductJsonLdSource {
  readonly details: ProductDetails;
  /** Includes the current stock. */
  readonly view: ProductView;
  readonly origin: string;
  /** Absolute URL. */
  readonly canonical: string;
  readonly reviews: readonly ListedReview[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Number of pictures of the first color; search engines recommend several. */
const PICTURES = 6;

/**
 * The schema.org data of a product: a ProductGroup with a variant for each color and size, or one Product. Shared properties are written
 * once, because fifty copies would outweigh the page.
 */
export function createProductJsonLd(source: ProductJsonLdSource): Product | ProductGroup {
  const { details, view, canonical, reviews } = source;
  const { name, masterId, productJsonLd: known, materials } = details;
  const [main] = materials ?? [];
  const shared = {
    name,
    ...(known.description === undefined ? {} : { description: known.description }),
    url: canonical,
    brand: known.brand,
    ...(main ? { material: main.fibers.map(({ label }) => label).join(', ') } : {}),
    ...(details.audience ? { audience: createAudience(details.audience) } : {}),
    ...createProductRatings(details.rating, reviews),
  };
  const images = getPictureUrls(details.gallery, source.origin).slice(0, PICTURES);
  if (view.variants.length === 0) {
    const isInStock = view.single?.stock.isIn === true;
    const isReduced = details.price.current < details.price.original;
    return {
      '@type': 'Product',
      ...shared,
      image: images,
      sku: known.sku,
      mpn: masterId,
      ...(known.color === undefined ? {} : { color: known.color }),
      offers: createProductOffer(source, { price: details.offers.price, isReduced, isInStock, url: canonical, isFirst: true }),
    };
  }
  return {
    '@type': 'ProductGroup',
    ...shared,
    image: images,
    productGroupID: masterId,
    variesBy: [
      ...(view.colors.length > 1 ? ['https://schema.org/color'] : []),
      ...(view.sizes.length > 0 ? ['https://schema.org/size'] : []),
    ],
    hasVariant: view.variants.flatMap((variant, index) => createVariants(source, variant, index)),
  };
}

function createVariants(source: ProductJsonLdSource, variant: VariantView, index: number): Product[] {
  const { details, view, origin, canonical } = source;
  const color = view.colors.find(({ code }) => code === variant.color);
  if (color === undefined) return [];
  const size = [view.sizes.find(({ value }) => value === variant.size)?.label, view.fits.find(({ value }) => value === variant.fit)?.label]
    .filter(Boolean)
    .join(' ');
  const price = variant.price ?? color.price;
  const [image] = getPictureUrls(color.gallery, origin);
  const upc = details.variants.find(({ id }) => id === variant.sku)?.upc;
  const isFirstColor = color.productId === view.colors[0]?.productId;
  return [
    {
      '@type': 'Product',
      name: [details.name, color.label, size].filter(Boolean).join(', '),
      sku: variant.sku,
      mpn: color.productId,
      ...(upc === undefined ? {} : { gtin: upc }),
      ...(color.label === '' ? {} : { color: color.label }),
      ...(size === '' ? {} : { size }),
      ...(image === undefined ? {} : { image }),
      offers: createProductOffer(source, {
        price: price.current,
        isReduced: price.current < price.original,
        isInStock: variant.stock.isIn,
        url: isFirstColor ? canonical : getProductHref(canonical, color.productId),
        isFirst: index === 0,
      }),
    },
  ];
}

const getPictureUrls = (gallery: readonly GalleryItem[], origin: string): string[] =>
  gallery.flatMap(({ type, src }) => (type === 'image' ? [new URL(getLargeImageUrl(src), origin).href] : []));

const ages = { minValue: 4, maxValue: 14 };

function createAudience(audience: NonNullable<ProductDetails['audience']>): PeopleAudience {
  if (audience === 'kids') return { '@type': 'PeopleAudience', suggestedAge: { '@type': 'QuantitativeValue', ...ages, unitCode: 'ANN' } };
  const gender = { men: 'male', women: 'female', unisex: 'unisex' } as const;
  return { '@type': 'PeopleAudience', suggestedGender: gender[audience] };
}

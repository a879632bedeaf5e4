import { productFeatureMessages } from '#generated/messages/product-feature/all.ts';
import { productSectionMessages } from '#generated/messages/product-section/all.ts';
import type { StoredCustomAmount } from '../../database/tables/catalog.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { buildBreadcrumbs } from '../listings/render-listing.ts';
import { getBadgeId, getBadge } from '../listings/build-card.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { getSizeLabel } from '../sizes.ts';
import { fromMinor, getMaxPrice, renderPriceWithRange } from '../wire-price.ts';
import { describePicture } from '../labels/describe-picture.ts';
import { getLabel } from '../labels/get-label.ts';
import { buildAttributes, buildVariants, getColorName, hasNoOptions } from './product-attributes.ts';
import { buildOffers } from './build-offers.ts';
import { describeMaterials, formatLength, formatWeight } from './product-facts.ts';
import type { FoundColor, FoundProduct } from './query-product.ts';
import type { FindShippingMethod } from './find-shipping-method.ts';

type Details = OperationResponse<'getProductDetails'>;
type GalleryItem = Details['gallery'][number];

function buildGallery(color: FoundColor, { name, size_scale: scale }: FoundProduct, shop: ShopContext): GalleryItem[] {
  const { language, locale, site } = shop;
  const label = color.names ? getColorName(color, language) : null;
  return color.gallery.map(({ type, src, view, poster, model }) => ({
    type,
    src,
    alt: describePicture(name, label, view, locale),
    ...(poster !== undefined && { poster }),
    ...(model && {
      model: {
        name: model.name,
        height: formatLength(model.heightCm, shop),
        size: getSizeLabel(model.size, scale, site.country, locale),
      },
    }),
  }));
}

function buildSections(product: FoundProduct, { locale }: ShopContext): Details['details'] {
  const { points, description, material, care } = product;
  const labels = getMessages(productSectionMessages, locale);
  const listed = product.features.map((id) => getLabel(productFeatureMessages, id, locale));
  const createSection = (id: 'description' | 'material' | 'care', text: string): Details['details'] =>
    text === '' ? [] : [{ id, label: labels[id], data: [{ text }] }];
  return [
    { id: 'productFeatures', label: labels.features, data: [...points, ...listed].map((label) => ({ label })) },
    ...createSection('description', description),
    ...createSection('material', material),
    ...createSection('care', care),
  ];
}

interface Chosen {
  readonly product: FoundProduct;
  readonly shop: ShopContext;
  readonly color: FoundColor;
  readonly url: string;
  readonly inStock: boolean;
}

function buildJsonLd({ product, shop, color, url, inStock }: Chosen): Details['productJsonLd'] {
  const { site, language } = shop;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.tagline,
    mpn: product.id,
    sku: product.id + color.code,
    ...(color.names && { color: getColorName(color, language) }),
    url,
    image: color.gallery.filter(({ type }) => type === 'image').map(({ src }) => site.origin + src),
    brand: { '@type': 'Brand', name: site.brandName },
    offers: {
      '@type': 'Offer',
      price: fromMinor(color.currentMinor),
      priceCurrency: site.currency,
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      url,
    },
    ...(product.rating_count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating_score ?? 0, reviewCount: product.rating_count },
    }),
  };
}

function buildColors(product: FoundProduct, shop: ShopContext): Details['colors'] {
  return product.colors
    .filter(({ listed }) => listed)
    .map((color) => ({
      code: color.code,
      label: getColorName(color, shop.language),
      swatch: color.swatch ?? '#888888',
      productId: product.id + color.code,
      available: product.variants.some((variant) => variant.color === color.code && variant.quantity > 0),
      price: { current: fromMinor(color.currentMinor), original: fromMinor(color.originalMinor) },
      gallery: buildGallery(color, product, shop),
    }));
}

const audiences = ['men', 'women', 'kids', 'unisex'] as const satisfies readonly Details['audience'][];

function getAudience({ gender }: FoundProduct): Pick<Details, 'audience'> {
  const audience = audiences.find((known) => known === gender);
  return audience === undefined ? {} : { audience };
}

const getCustomAmount = ({ minMinor, maxMinor, suggestedMinor }: StoredCustomAmount): Details['customAmount'] => ({
  min: fromMinor(minMinor),
  max: fromMinor(maxMinor),
  suggested: suggestedMinor.map(fromMinor),
});

/** Builds the full response for one color of a product. A product without variants is in stock if notifyMe is false. */
export function buildDetails(product: FoundProduct, color: FoundColor, shop: ShopContext, shipOne: FindShippingMethod): Details {
  const { site, locale } = shop;
  const pageUrl = `/p/${product.slug}-${product.id}`;
  const url = `${site.origin}/${locale}${pageUrl}`;
  const shown = product.colors.filter(({ listed, code }) => listed || code === '');
  const variants = buildVariants(product);
  const bare = product.variants.find(hasNoOptions);
  const own = variants.filter(({ attributes }) => attributes.color === color.code);
  const inStock = variants.length === 0 ? !product.notify_me : own.some(({ productInventoryState }) => productInventoryState === 'InStock');
  const badge = getBadge(getBadgeId(product.badge, shown), locale);
  const amounts = product.custom_amounts?.[site.currency];
  const eyebrow = getBadge(product.scarcity ?? product.eyebrow, locale);
  return {
    id: product.id + color.code,
    masterId: product.id,
    name: product.name,
    slug: product.slug,
    url,
    pageUrl,
    kind: product.kind_label,
    currency: site.currency,
    notifyMe: product.notify_me,
    ...(bare && { sku: bare.sku }),
    maxQty: product.max_qty,
    ...(product.digital && { digital: true, isGiftCard: true }),
    ...(amounts && { customAmount: getCustomAmount(amounts) }),
    ...(badge && { badge }),
    ...(eyebrow && { eyebrow }),
    season: product.season,
    ...(product.rating_count > 0 && { rating: { score: product.rating_score ?? 0, reviewsCount: product.rating_count } }),
    categoryIds: [...product.categoryIds],
    price: renderPriceWithRange(color, amounts ? [...shown, getMaxPrice(amounts)] : shown, site.currency),
    offers: buildOffers(product, color, shop, shipOne),
    ...getAudience(product),
    ...(product.weight_grams !== null && { weight: formatWeight(product.weight_grams, shop) }),
    ...(product.composition.length > 0 && { materials: describeMaterials(product.composition, shop) }),
    ...(product.size_chart !== null && { sizeChart: { productType: product.size_chart } }),
    seo: { title: `${product.name} | ${site.brandName}`, description: product.tagline },
    gallery: buildGallery(color, product, shop),
    colors: buildColors(product, shop),
    breadcrumbs: [...buildBreadcrumbs(product.category_id, product.path, shop, 'linked'), { label: product.name }],
    attributes: buildAttributes(product, shop),
    variants,
    details: buildSections(product, shop),
    productJsonLd: buildJsonLd({ product, shop, color, url, inStock }),
  };
}

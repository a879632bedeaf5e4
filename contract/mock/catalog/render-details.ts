import type { OperationResponse } from '#generated/openapi/operations.ts';
import { getPageUrl, getProductId, type FoundProduct } from './find-style.ts';
import type { MockColor, MockSite, MockStyle } from './mock-catalog.ts';
import type { MockShop } from './mock-shop.ts';
import { renderCategoryLink, getPrice, toMoney } from './render-card.ts';

type Details = OperationResponse<'getProductDetails'>;

const renderGallery = ({ pictures }: MockColor): Details['gallery'] => pictures.map((picture) => ({ ...picture, type: 'image' }));

/** Renders a product page. Data that the catalog lacks, e.g. offers, is taken from the contract's example. */
export function renderDetails({ style, color }: FoundProduct, shop: MockShop, site: MockSite, example: Details): Details {
  const { id, name, slug, kind, audience, maxQty, categoryIds, colors, variants, sizeChart } = style;
  const inStock = new Set(variants.filter(({ sku }) => shop.stockOf(sku) > 0));
  const url = `${site.origin}/${site.locale}${getPageUrl(style)}`;
  const rating = shop.ratingOf(id);
  const { lowCurrent, highCurrent, lowOriginal: _low, highOriginal: _high, ...price } = getPrice(style, color, site.currency);
  return {
    id: getProductId(style, color),
    masterId: id,
    name,
    slug,
    url,
    pageUrl: getPageUrl(style),
    kind,
    currency: site.currency,
    notifyMe: true,
    maxQty,
    rating,
    categoryIds: [...categoryIds],
    price: { ...price, lowCurrent, highCurrent },
    audience,
    offers: {
      ...example.offers,
      price: toMoney(color.currentMinor),
      shipping: { price: 0, country: site.id.slice(-2), minDays: 3, maxDays: 5 },
    },
    ...(sizeChart !== undefined && { sizeChart: { productType: sizeChart } }),
    seo: { title: name, description: style.tagline },
    gallery: renderGallery(color),
    colors: colors.map((one) => ({
      code: one.code,
      label: one.label,
      swatch: one.swatch,
      productId: getProductId(style, one),
      available: [...inStock].some((variant) => variant.color === one.code),
      price: { current: toMoney(one.currentMinor), original: toMoney(one.originalMinor) },
      gallery: renderGallery(one),
    })),
    breadcrumbs: renderBreadcrumbs(style, shop, site),
    attributes: renderAttributes(style, shop, site, inStock),
    variants: variants.map((variant) => {
      const { sku, upc, size, fit } = variant;
      const own = colors.find(({ code }) => code === variant.color) ?? color;
      return {
        id: sku,
        upc,
        productId: getProductId(style, own),
        attributes: { color: variant.color, size, ...(fit !== '' && { fitType: fit }) },
        price: { current: toMoney(own.currentMinor), original: toMoney(own.originalMinor) },
        productInventoryState: inStock.has(variant) ? 'InStock' : 'OutOfStock',
      };
    }),
    details: [
      { id: 'productFeatures', label: getLabel(example, 'productFeatures'), data: style.features.map((label) => ({ label })) },
      { id: 'description', label: getLabel(example, 'description'), data: [{ text: style.description }] },
    ],
    productJsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description: style.tagline,
      mpn: id,
      sku: getProductId(style, color),
      color: color.label,
      url,
      image: color.pictures.map(({ src }) => site.origin + src),
      brand: { '@type': 'Brand', name: site.brand },
      offers: {
        '@type': 'Offer',
        price: toMoney(color.currentMinor),
        priceCurrency: site.currency,
        availability: inStock.size > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        url,
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.score, reviewCount: rating.reviewsCount },
    },
  };
}

const getLabel = ({ details }: Details, id: string): string => details.find((section) => section.id === id)?.label ?? id;

function renderBreadcrumbs({ name, homeCategoryId }: MockStyle, shop: MockShop, site: MockSite): Details['breadcrumbs'] {
  const category = shop.categories(site).find(({ id }) => id === homeCategoryId);
  const home = { label: shop.labels(site).home, url: '/' };
  return [home, ...(category ? [{ label: category.name, url: renderCategoryLink(category).url }] : []), { label: name }];
}

function renderAttributes(
  { colors, sizes, fits }: MockStyle,
  shop: MockShop,
  site: MockSite,
  inStock: ReadonlySet<MockStyle['variants'][number]>,
): Details['attributes'] {
  const isIn = (test: (variant: MockStyle['variants'][number]) => boolean): boolean => [...inStock].some(test);
  const { attributes: labels } = shop.labels(site);
  const all: Details['attributes'] = [
    {
      id: 'color',
      label: labels.color,
      options: colors.map(({ code, label }) => ({ label, value: code, available: isIn(({ color }) => color === code) })),
    },
    { id: 'size', label: labels.size, options: sizes.map((one) => ({ ...one, available: isIn(({ size }) => size === one.value) })) },
    { id: 'fitType', label: labels.fitType, options: fits.map((one) => ({ ...one, available: isIn(({ fit }) => fit === one.value) })) },
  ];
  return all.filter(({ options }) => options.length > 0);
}

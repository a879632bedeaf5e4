import type { ProductSet, ProductSetCard } from '#generated/openapi/products.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { buildDetails } from '../details/build-details.ts';
import { getColorName } from '../details/product-attributes.ts';
import { describePicture } from '../labels/describe-picture.ts';
import { createHomeBreadcrumb } from '../listings/render-listing.ts';
import { fromMinor } from '../wire-price.ts';
import type { SoldPart, SoldSet } from './read-sets.ts';
import type { FindShippingMethod } from '../details/find-shipping-method.ts';

/** True if the quantity of the part is in stock in its color. */
function isPartIn({ product, color, qty }: SoldPart): boolean {
  const own = product.variants.filter((variant) => variant.color === color.code);
  return own.some(({ quantity }) => quantity >= qty);
}

function buildCommon(set: SoldSet, { site }: ShopContext): Omit<ProductSetCard, 'parts'> {
  const { id, name, slug, tagline, picture, parts } = set;
  const sum = (minorOf: (part: SoldPart) => number): number =>
    fromMinor(parts.reduce((total, part) => total + part.qty * minorOf(part), 0));
  return {
    id,
    name,
    slug,
    pageUrl: `/s/${slug}-${id}`,
    tagline,
    image: { src: picture, alt: `${name}: ${parts.map(({ product }) => product.name).join(', ')}` },
    price: {
      current: sum(({ color }) => color.currentMinor),
      original: sum(({ color }) => color.originalMinor),
      currency: site.currency,
    },
    available: parts.every(isPartIn),
  };
}

/** Summary of a set for the pages of its parts. */
export function buildSetCard(set: SoldSet, shop: ShopContext): ProductSetCard {
  return {
    ...buildCommon(set, shop),
    parts: set.parts.map((part) => {
      const { product, color, qty } = part;
      const picture = color.gallery.find(({ type }) => type === 'image');
      const label = color.names ? getColorName(color, shop.language) : null;
      return {
        productId: product.id + color.code,
        masterId: product.id,
        name: product.name,
        pageUrl: `/p/${product.slug}-${product.id}`,
        qty,
        image: { src: picture?.src ?? '', alt: describePicture(product.name, label, picture?.view ?? '', shop.locale) },
        price: { current: fromMinor(color.currentMinor), original: fromMinor(color.originalMinor) },
        available: isPartIn(part),
      };
    }),
  };
}

/** The data of a set page. */
export function buildSet(set: SoldSet, shop: ShopContext, shipOne: FindShippingMethod): ProductSet {
  const { site, locale } = shop;
  const common = buildCommon(set, shop);
  return {
    ...common,
    url: `${site.origin}/${locale}${common.pageUrl}`,
    description: set.description,
    seo: { title: `${set.name} | ${site.brandName}`, description: set.tagline },
    breadcrumbs: [createHomeBreadcrumb(shop), { label: set.name }],
    parts: set.parts.map(({ product, color, qty }) => ({ qty, product: buildDetails(product, color, shop, shipOne) })),
  };
}

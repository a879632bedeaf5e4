import { getFacetLabel } from '#backend/catalog/labels/facets.ts';
import { describePicture } from '#backend/catalog/labels/describe-picture.ts';
import { getFitLabel, getSizeLabel } from '#backend/catalog/sizes.ts';
import { createShopContext, getShopContext, type ShopContext } from '#backend/sites/shop-site.ts';
import type { MockCatalog, MockColor, MockLabels, MockSite, MockStyle, MockVariant } from '#contract/mock/catalog/mock-catalog.ts';
import { buildCatalog } from '#demo/seeds/catalog/build-catalog.ts';
import { breadcrumbMessages } from '#generated/messages/breadcrumb/all.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import { sortMessages } from '#generated/messages/sort/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { readDemoRows, type DemoRows, type DemoStyle } from './demo-rows.ts';

/** Tax percentage of each country, and whether prices include it. */
const taxes: Readonly<Record<string, Pick<MockSite, 'taxIncluded' | 'taxPercent'>>> = {
  US: { taxIncluded: false, taxPercent: 8 },
  CA: { taxIncluded: false, taxPercent: 13 },
  GB: { taxIncluded: true, taxPercent: 20 },
  DE: { taxIncluded: true, taxPercent: 19 },
};

/** The catalog of the example shop, from its seeds and without a database. */
export function createDemoCatalog(): MockCatalog {
  const rows = readDemoRows(buildCatalog());
  const stylesByLocale = new Map<string, readonly MockStyle[]>();

  function getStyles(site: MockSite): readonly MockStyle[] {
    const key = `${site.id} ${site.locale}`;
    const known = stylesByLocale.get(key) ?? createStyles(rows, getShopOfSite(site));
    stylesByLocale.set(key, known);
    return known;
  }

  return {
    site(siteId, locale) {
      try {
        return createSite(getShopContext({ siteId, ...(locale !== undefined && { locale }) }));
      } catch {
        return undefined;
      }
    },
    styles: getStyles,
    categories: (site) => rows.categories(getShopOfSite(site)),
    labels: ({ locale }) => getLabels(locale),
  };
}

function createSite({ site, locale }: ShopContext): MockSite {
  const { id, brandName, currency, origin, country } = site;
  return { id, brand: brandName, locale, currency, origin, ...(taxes[country] ?? { taxIncluded: true, taxPercent: 20 }) };
}

function getShopOfSite({ id, locale }: MockSite): ShopContext {
  const { site, language } = getShopContext({ siteId: id, locale });
  return createShopContext(site, language);
}

function getLabels(locale: string): MockLabels {
  const { home, search } = getMessages(breadcrumbMessages, locale);
  const { standard, express } = getMessages(shippingMethodMessages, locale);
  const { CREDIT_CARD, GIFT_CARD } = getMessages(paymentMethodMessages, locale);
  const getLabel = (id: 'color' | 'size' | 'fitType'): string => getFacetLabel(id, { locale });
  return {
    attributes: { color: getLabel('color'), size: getLabel('size'), fitType: getLabel('fitType') },
    sorts: getMessages(sortMessages, locale),
    shippingMethods: { standard, express },
    paymentMethods: { CREDIT_CARD, GIFT_CARD },
    home,
    search,
  };
}

const createStyles = (rows: DemoRows, shop: ShopContext): MockStyle[] =>
  rows.styles.filter(({ brand }) => brand === shop.site.brand).flatMap((style) => createStyle(style, rows, shop) ?? []);

/** @returns undefined for a style without colors or sizes, e.g. a gift card. */
function createStyle(style: DemoStyle, rows: DemoRows, shop: ShopContext): MockStyle | undefined {
  const { id, scale, maxQty, audience, sizeChart, homeCategoryId } = style;
  const { locale, site, language } = shop;
  const text = rows.text(id, language);
  const [color, ...colors] = rows
    .colorways(id)
    .flatMap(({ code, gallery }) => getColor(code, gallery, rows, { id, name: text.name }, shop));
  const variants = rows.variants(id).filter((one) => one.size !== '' && [color, ...colors].some((known) => known?.code === one.color));
  if (!color || variants.length === 0) return undefined;
  const getValues = (read: (variant: MockVariant) => string): string[] => [...new Set(variants.map(read).filter(Boolean))];
  return {
    id,
    ...text,
    audience,
    ...(sizeChart !== null && { sizeChart }),
    maxQty,
    categoryIds: rows.categoriesOf(id),
    homeCategoryId,
    colors: [color, ...colors],
    sizes: getValues(({ size }) => size).map((value) => ({ value, label: getSizeLabel(value, scale, site.country, locale) })),
    fits: getValues(({ fit }) => fit).map((value) => ({ value, label: getFitLabel(value, locale) })),
    variants,
  };
}

function getColor(
  code: string,
  gallery: readonly { readonly type: string; readonly src: string; readonly view: string }[],
  rows: DemoRows,
  { id, name }: Pick<MockStyle, 'id' | 'name'>,
  { site, locale, language }: ShopContext,
): MockColor[] {
  const dye = rows.color(site.brand, code);
  const price = rows.price(id, code, site.id);
  const [first, ...others] = gallery.filter(({ type }) => type === 'image');
  if (!dye || !price || !first) return [];
  const label = dye.names[language];
  const getPicture = ({ src, view }: typeof first) => ({ src, alt: describePicture(name, label, view, locale) });
  return [{ code, label, swatch: dye.swatch, pictures: [getPicture(first), ...others.map(getPicture)], ...price }];
}

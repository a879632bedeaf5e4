import type { ImportOptions } from './import-options.ts';
import type { ImportedColor, ImportedProduct, ImportedSale, ImportedVariant } from './imported-product.ts';
import type { ImportIssue, SourceColumns, SourceItem, SourceVariant } from './source-item.ts';
import { parseGtin } from './values/parse-gtin.ts';
import { parsePrice } from './values/parse-price.ts';
import { parseSalePeriod } from './values/parse-sale-period.ts';
import { readAudience } from './values/read-audience.ts';
import { readOptions } from './values/read-options.ts';
import { toPlainText } from './values/to-plain-text.ts';

const maxPictures = 20;
const longestTitle = 200;
const maxUnits = 999_999;

export interface CheckedProduct {
  /** Undefined if no row of the product can be sold. */
  readonly product?: ImportedProduct;
  readonly issues: readonly ImportIssue[];
}

type Note = (column: keyof SourceColumns, reason: string, value: string, isRejected?: boolean) => void;

const isPictureLink = (link: string): boolean => URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);

function readSale(variant: SourceVariant, originalMinor: number, note: Note): ImportedSale | undefined {
  const { salePrice, salePeriod } = variant;
  if (!salePrice) return undefined;
  const minor = parsePrice(salePrice.amount);
  if (minor === null || minor >= originalMinor) {
    note('salePrice', 'is not an amount below the price; the sale is left out', salePrice.amount);
    return undefined;
  }
  if (salePeriod === '') return { minor };
  const period = parseSalePeriod(salePeriod);
  if (period) return { minor, period: { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() } };
  note('salePeriod', 'is not an interval such as 2026-11-27T00:00Z/2026-11-30T23:59Z; the sale is left out', salePeriod);
  return undefined;
}

function readQuantity({ quantity, isAvailable }: SourceVariant, defaultStock: number, note: Note): number {
  const assumed = isAvailable ? defaultStock : 0;
  if (quantity === undefined) return assumed;
  if (/^\d{1,9}$/.test(quantity)) return Math.min(Number(quantity), maxUnits);
  // Shops that sell beyond their stock export a negative number.
  if (/^-\d+$/.test(quantity)) return 0;
  note('quantity', 'is not a whole number; the availability counts', quantity);
  return assumed;
}

function readGtin({ gtin }: SourceVariant, note: Note): string | null {
  const found = gtin === '' ? null : parseGtin(gtin);
  if (gtin !== '' && found === null) note('gtin', 'is not a GTIN with a right check digit; it is left out', gtin);
  return found;
}

/** Checks the values of a product's rows. Omits optional values that are invalid, and rejects rows that cannot be sold. */
export function validateProduct(
  items: readonly [SourceItem, ...SourceItem[]],
  columns: SourceColumns,
  options: ImportOptions,
): CheckedProduct {
  const issues: ImportIssue[] = [];
  const noteAt =
    (line: number): Note =>
    (column, reason, value, isRejected = false) =>
      void issues.push({ line, column: columns[column], reason, value: value.slice(0, 200), isRejected });
  const currency = options.sites[0].currency;
  const [head] = items;
  const first = items.find(({ title }) => title !== '') ?? head;
  const colors = new Map<string, ImportedColor>();
  const variants = new Map<string, ImportedVariant>();
  const rejectAll = (column: keyof SourceColumns, reason: string, value: string): CheckedProduct => {
    for (const { line } of items) noteAt(line)(column, reason, value, true);
    return { issues };
  };
  if (first.title === '') return rejectAll('title', 'is required', '');
  if (first.title.length > longestTitle) return rejectAll('title', `is longer than ${longestTitle} characters`, first.title);
  if (!first.isPublished) return { issues };

  const filterPictures = (line: number, links: readonly string[]): string[] =>
    links.filter((link) => {
      const isUsable = isPictureLink(link);
      if (!isUsable) noteAt(line)('picture', 'is not an http or https address; the picture is left out', link);
      return isUsable;
    });
  const pictures = items.flatMap(({ line, pictures: links }) => filterPictures(line, links));

  function addVariant(line: number, variant: SourceVariant): void {
    const note = noteAt(line);
    const chosen = readOptions(variant);
    if (!chosen) return note('option', 'is longer than 40 characters', variant.options.map(({ value }) => value).join(' / '), true);
    const originalMinor = parsePrice(variant.price.amount);
    if (originalMinor === null) return note('price', 'is not an amount above zero such as 19.90', variant.price.amount, true);
    if (variant.price.currency !== undefined && variant.price.currency !== currency)
      return note('price', `is in ${variant.price.currency}, but the site sells in ${currency}`, variant.price.amount, true);
    const key = `${chosen.color}|${chosen.size}`;
    if (variants.has(key)) return note('option', 'has the same color and size as an earlier row', variant.key, true);
    const sale = readSale(variant, originalMinor, note);
    const known = colors.get(chosen.color);
    if (known && (known.originalMinor !== originalMinor || known.sale?.minor !== sale?.minor))
      return note('price', 'differs from the price of other sizes of the same color', variant.price.amount, true);
    const own = new Set([...(known?.pictures ?? []), ...filterPictures(line, variant.pictures)]);
    colors.set(chosen.color, { name: chosen.color, originalMinor, ...(sale && { sale }), pictures: [...own] });
    variants.set(key, {
      ...chosen,
      gtin: readGtin(variant, note),
      quantity: readQuantity(variant, options.defaultStock, note),
    });
  }

  for (const { line, variant } of items) if (variant) addVariant(line, variant);
  if (variants.size === 0) return { issues };
  const own = new Set([...colors.values()].flatMap((color) => color.pictures));
  const shared = [...new Set(pictures)].filter((link) => !own.has(link));
  return {
    issues,
    product: {
      key: first.groupKey,
      title: first.title,
      description: toPlainText(first.description),
      kindLabel: first.categoryPath.at(-1) ?? (first.vendor || first.title),
      categoryPath: first.categoryPath,
      gender: readAudience(first.gender, first.ageGroup),
      material: first.material,
      highlights: first.highlights.map(toPlainText).slice(0, 20),
      colors: [...colors.values()].map((color) => ({ ...color, pictures: [...color.pictures, ...shared].slice(0, maxPictures) })),
      variants: [...variants.values()],
    },
  };
}

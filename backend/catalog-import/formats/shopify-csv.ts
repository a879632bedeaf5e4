import type { SourceItem, SourceVariant } from '../source-item.ts';
import { readDelimited, type DelimitedRow } from './read-delimited.ts';
import type { SourceFormat } from './source-format.ts';

const numbers = ['1', '2', '3'] as const;
const splitPath = (path: string): string[] =>
  path
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean);

/** A product's first row names its options; rows of its other variants leave the names empty. */
interface ProductRow {
  readonly handle: string;
  readonly optionNames: readonly string[];
  readonly isPublished: boolean;
}

function readVariant(row: DelimitedRow, { handle, optionNames }: ProductRow): SourceVariant | undefined {
  const amount = row.text('Variant Price');
  const values = numbers.map((number) => row.text(`Option${number} Value`));
  if (amount === '' && values.every((value) => value === '')) return undefined;
  const compareAt = row.text('Variant Compare At Price');
  const isReduced = Number(compareAt) > Number(amount);
  const quantity = row.text('Variant Inventory Qty');
  const isTracked = row.text('Variant Inventory Tracker') !== '';
  return {
    key: row.text('Variant SKU') || `${handle}/${values.filter(Boolean).join('/')}`,
    options: values.flatMap((value, i) => (value === '' || value === 'Default Title' ? [] : { name: optionNames[i] ?? '', value })),
    price: { amount: isReduced ? compareAt : amount },
    ...(isReduced && { salePrice: { amount } }),
    salePeriod: '',
    pictures: [row.text('Variant Image')].filter(Boolean),
    gtin: row.text('Variant Barcode').replace(/^'/, ''),
    quantity: quantity === '' || !isTracked ? undefined : quantity,
    isAvailable: !isTracked || Number(quantity) > 0 || row.text('Variant Inventory Policy') === 'continue',
  };
}

const toProductRow = (row: DelimitedRow): ProductRow => ({
  handle: row.text('Handle'),
  optionNames: numbers.map((number) => row.text(`Option${number} Name`)),
  isPublished: !/^(?:draft|archived)$/i.test(row.text('Status')) && row.text('Published').toLowerCase() !== 'false',
});

function readItem(row: DelimitedRow, product: ProductRow): SourceItem {
  const variant = readVariant(row, product);
  const category = splitPath(row.text('Type')).length > 0 ? row.text('Type') : row.text('Product Category');
  return {
    line: row.line,
    groupKey: product.handle,
    title: row.text('Title'),
    description: row.text('Body (HTML)'),
    vendor: row.text('Vendor'),
    categoryPath: splitPath(category),
    gender: row.text('Google Shopping / Gender'),
    ageGroup: row.text('Google Shopping / Age Group'),
    material: row.text('Material (product.metafields.shopify.material)'),
    highlights: [],
    pictures: [row.text('Image Src')].filter(Boolean),
    isPublished: product.isPublished,
    ...(variant && { variant }),
  };
}

/** The product export of Shopify: consecutive rows with the same handle, one for each variant or picture of a product. */
export const shopifyCsv: SourceFormat = {
  columns: {
    key: 'Handle',
    title: 'Title',
    price: 'Variant Price',
    salePrice: 'Variant Compare At Price',
    salePeriod: '',
    gtin: 'Variant Barcode',
    picture: 'Image Src',
    quantity: 'Variant Inventory Qty',
    option: 'Option1 Value',
  },
  async *read(chunks) {
    let product: ProductRow | undefined;
    for await (const row of readDelimited(chunks, { delimiter: ',', required: ['Handle', 'Title', 'Variant Price'] })) {
      if (!('text' in row)) {
        yield { issue: row };
        continue;
      }
      if (product?.handle !== row.text('Handle')) product = toProductRow(row);
      yield { item: readItem(row, product) };
    }
  },
};

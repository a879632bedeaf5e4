import type { SourceColumns, SourceItem, SourcePrice } from '../source-item.ts';

export const merchantColumns: SourceColumns = {
  key: 'id',
  title: 'title',
  price: 'price',
  salePrice: 'sale_price',
  salePeriod: 'sale_price_effective_date',
  gtin: 'gtin',
  picture: 'image_link',
  quantity: 'quantity',
  option: 'color',
};

/** Attributes of an entry of a merchant feed. A repeated attribute has several values. */
export interface MerchantEntry {
  readonly line: number;
  values(attribute: string): readonly string[];
}

/** "15.00 USD" or "USD 15.00". */
function readPrice(text: string): SourcePrice {
  const [, before, amount = text, after] = /^\s*([A-Z]{3})?\s*(\S+?)\s*([A-Z]{3})?\s*$/.exec(text) ?? [];
  const currency = before ?? after;
  return { amount, ...(currency !== undefined && { currency }) };
}

export function readMerchantItem({ line, values }: MerchantEntry): SourceItem {
  const first = (attribute: string): string => values(attribute)[0] ?? '';
  const sale = first('sale_price');
  const size = first('size');
  const options = [
    { name: 'color', value: first('color') },
    { name: 'size', value: size },
    { name: 'pattern', value: first('pattern') },
  ];
  return {
    line,
    groupKey: first('item_group_id') || first('id'),
    title: first('title'),
    description: first('description'),
    vendor: first('brand'),
    categoryPath: (first('product_type') || first('google_product_category'))
      .split('>')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !/^\d+$/.test(name)),
    gender: first('gender'),
    ageGroup: first('age_group'),
    material: first('material'),
    highlights: values('product_highlight'),
    pictures: [],
    isPublished: true,
    variant: {
      key: first('id'),
      options: options.filter(({ value }) => value !== ''),
      price: readPrice(first('price')),
      ...(sale !== '' && { salePrice: readPrice(sale) }),
      salePeriod: first('sale_price_effective_date'),
      pictures: [first('image_link'), ...values('additional_image_link').flatMap((links) => links.split(','))]
        .map((link) => link.trim())
        .filter(Boolean),
      gtin: first('gtin'),
      quantity: first('quantity') === '' ? undefined : first('quantity'),
      isAvailable: /^in[ _]stock$/i.test(first('availability')),
    },
  };
}

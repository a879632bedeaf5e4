import { merchantColumns, readMerchantItem } from './merchant-item.ts';
import { readDelimited } from './read-delimited.ts';
import type { SourceFormat } from './source-format.ts';

/** A Google Merchant feed as tab-separated text; variants of a product need not be adjacent. */
export const merchantTsv: SourceFormat = {
  columns: merchantColumns,
  async *read(chunks) {
    for await (const row of readDelimited(chunks, { delimiter: '\t', required: ['id', 'title', 'price'] })) {
      if (!('text' in row)) yield { issue: row };
      else yield { item: readMerchantItem({ line: row.line, values: (attribute) => [row.text(attribute)].filter(Boolean) }) };
    }
  },
};

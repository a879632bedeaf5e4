import { merchantTsv } from './merchant-tsv.ts';
import { merchantXml } from './merchant-xml.ts';
import { readText } from './read-text.ts';
import { shopifyCsv } from './shopify-csv.ts';
import { ImportError, type SourceFormat } from './source-format.ts';

/** Keyed by the name on the command line. A new format needs a file in this folder and a line here. */
export const sourceFormats = {
  shopify: shopifyCsv,
  'merchant-tsv': merchantTsv,
  'merchant-xml': merchantXml,
} satisfies Record<string, SourceFormat>;

export type SourceFormatName = keyof typeof sourceFormats;

/**
 * Detects the format of a file from its beginning.
 * @throws ImportError for an unsupported format.
 */
export async function detectFormat(file: string): Promise<SourceFormatName> {
  for await (const chunk of readText(file)) {
    const beginning = chunk.trimStart().slice(0, 5000);
    const header = beginning.split(/\r?\n/, 1)[0] ?? '';
    if (beginning.startsWith('<')) return 'merchant-xml';
    if (/(?:^|,)"?Handle"?,/.test(header)) return 'shopify';
    if (/(?:^|\t)id\t/.test(header)) return 'merchant-tsv';
    break;
  }
  throw new ImportError('The file is neither a product export of Shopify (CSV) nor a Google Merchant feed (TSV or XML).');
}

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#messages/format/money.ts';
import { getFreeShippingThreshold } from './support/free-shipping-threshold.ts';

const sites = [
  { country: 'US', currency: 'USD', languageTag: 'en-US', folders: ['en'] },
  { country: 'CA', currency: 'CAD', languageTag: 'en-CA', folders: ['en-ca', 'en'] },
  { country: 'CA', currency: 'CAD', languageTag: 'fr-CA', folders: ['fr'] },
  { country: 'GB', currency: 'GBP', languageTag: 'en-GB', folders: ['en-gb', 'en'] },
  { country: 'DE', currency: 'EUR', languageTag: 'de-DE', folders: ['de'] },
] as const;

describe.each(['tarnfell', 'solvane'])('amounts in the content of %s', (brand) => {
  it.each(sites)('state the free delivery threshold as the cart applies it and formatted for $languageTag', (site) => {
    const { currency, languageTag, folders } = site;
    const amount = formatMoney(getFreeShippingThreshold(brand, currency), currency, languageTag, { maximumFractionDigits: 0 });
    const [file] = folders.flatMap((folder) => globSync(`demo/content/${brand}/${folder}/fragments/promo-bar.json`));
    expect(readFileSync(file ?? '', 'utf8')).toContain(amount);
  });
});

import { facetMessages } from '#generated/messages/facet/all.ts';
import { formatMoney, formatMoneyRange } from '#messages/format/money.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

/** A price range in major units, including both ends. */
export interface PriceStep {
  readonly low: number;
  /** Null for an open end. */
  readonly high: number | null;
}

const edges = [0, 25, 50, 100, 150, 200, 300];

/** The ranges that the price facet offers. */
export const priceSteps: readonly PriceStep[] = edges.map((low, i) => ({ low, high: edges[i + 1] ?? null }));

export const formatStepValue = ({ low, high }: PriceStep): string => `${low}-${high ?? ''}`;

export const isInStep = (minor: number, { low, high }: PriceStep): boolean => minor >= low * 100 && (high === null || minor <= high * 100);

/** Parses `100-200`, `19.5-40`, `-50` or `300-`; null for anything else. */
export function parseStep(value: string): PriceStep | null {
  const found = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value);
  if (!found || value === '-') return null;
  const low = Number(found[1] ?? 0);
  const high = found[2] === undefined ? null : Number(found[2]);
  return high !== null && high < low ? null : { low, high };
}

/** Formats a range such as "$100 – $200"; with cents only if one of its ends has some. */
export function formatStepLabel({ low, high }: PriceStep, { site: { currency }, locale }: Pick<ShopContext, 'site' | 'locale'>): string {
  const languageTag = getLanguageTag(locale);
  const { priceUnder, priceOver } = getMessages(facetMessages, languageTag);
  const digits = Number.isInteger(low) && Number.isInteger(high ?? 0) ? { maximumFractionDigits: 0 } : {};
  const formatAmount = (amount: number): string => formatMoney(amount, currency, languageTag, digits);
  if (high === null) return priceOver({ price: formatAmount(low) });
  return low === 0 ? priceUnder({ price: formatAmount(high) }) : formatMoneyRange(low, high, currency, languageTag, digits);
}

import type { RejectedMove } from '#commerce/saved-items/saved-items-provider.tsx';
import { getErrorMessage, type ErrorMessageData } from '#commerce/errors/error-messages.ts';

interface Place {
  /** Id of a cart item. */
  readonly item?: string;
  readonly savedItem?: string;
  /** Units that can still be moved. */
  readonly left?: unknown;
  /** Maximum units in the cart. */
  readonly most?: unknown;
}

const toNumberQuery = (name: string, value: unknown) => (typeof value === 'number' ? { [name]: String(value) } : {});

/** Writes the error code and place of a rejection into the query of the next page. */
export function createRejectedQuery(rejection: string, { item, savedItem, left, most }: Place = {}): string {
  return `?${new URLSearchParams({
    refused: rejection,
    ...(item === undefined ? {} : { item }),
    ...(savedItem === undefined ? {} : { savedItem }),
    ...toNumberQuery('left', left),
    ...toNumberQuery('most', most),
  })}`;
}

/** Reads from the query of the page why a saved item could not be moved; undefined without such an item. */
export function getRejectedMove(query: URLSearchParams, messages: ErrorMessageData, languageTag: string): RejectedMove | undefined {
  const [code, itemId, left, most] = ['refused', 'savedItem', 'left', 'most'].map((name) => query.get(name));
  if (!code || !itemId) return undefined;
  const [availableQty, maxAllowedQty] = [left, most].map((text) => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined));
  const text = getErrorMessage(messages, code, languageTag, { maxAllowedQty: maxAllowedQty ?? '' }) ?? messages.unknown;
  return { itemId, text, ...(availableQty === undefined ? {} : { availableQty }) };
}

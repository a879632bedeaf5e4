import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSaveForLater } from '#generated/calls/get-save-for-later.ts';
import type { CallOptions } from '#generated/openapi/call.ts';
import type { SavedItems } from '#generated/openapi/wishlists.ts';
import type { Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';

/** Prefix of the query keys of all cached lists. */
export const savedItemsKey = getSaveForLater.key();

/** Maximum number of items in a response. */
const MAX_ITEMS = 100;

const getCountedKey = (count: number) => getSaveForLater.key({ start: 0, count });

/**
 * The newest items of the customer's list. It is always loaded from the start, so that no item is missed if others moved meanwhile; null
 * without a list.
 */
async function loadSavedItems(calls: Calls, count: number, options?: CallOptions): Promise<SavedItems | null> {
  const starts = Array.from({ length: Math.ceil(count / MAX_ITEMS) }, (_, page) => page * MAX_ITEMS);
  const pages = await Promise.all(
    starts.map((start) => getSaveForLater(calls, { start, count: Math.min(MAX_ITEMS, count - start) }, { ...options, repeat: 'allow' })),
  );
  const lists = pages.flatMap(({ saveForLater }) => saveForLater);
  const [list] = lists;
  return list ? { ...list, items: lists.flatMap(({ items = [] }) => items) } : null;
}

/** For route loaders. */
export const createSavedItemsQuery = (calls: Calls, count: number) => ({
  queryKey: getCountedKey(count),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadSavedItems(calls, count, { signal }),
});

/** Loads as many items as the screen shows so far. */
export function useGetSavedItems(count: number, enabled: boolean) {
  return useQuery({ ...createSavedItemsQuery(useCalls(), count), enabled, placeholderData: keepPreviousData });
}

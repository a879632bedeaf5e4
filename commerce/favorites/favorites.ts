import type { Commerce } from '../query/commerce-provider.tsx';
import type { KnownList } from './known-list.ts';

/** The favorites of a site, shared by all hearts and the header. */
export interface Favorites {
  subscribe(listener: () => void): () => void;
  /** True if the product is a favorite, including pending changes. */
  has(productId: string): boolean;
  /** Number of products in all lists, each counted once. */
  count(): number;
  /** Shows the change at once and reverts it on failure. */
  setFavorite(productId: string, isRequested: boolean): void;
  /** Replaces the lists by those of a response. */
  replaceLists(lists: readonly KnownList[]): void;
  /** Loads the lists; sends no request for a visitor without favorites. */
  load(): Promise<void>;
}

export interface FavoritesHost {
  /** Loads the commerce code, which content pages import on first use. */
  readonly open: () => Promise<Commerce>;
  /** False if the visitor is known to have no favorites. */
  readonly mayHave: () => boolean;
}

export function createFavorites({ open, mayHave }: FavoritesHost): Favorites {
  const listeners = new Set<() => void>();
  /** Pending changes by product id. */
  const requested = new Map<string, boolean>();
  let lists: readonly KnownList[] = [];
  let ids: ReadonlySet<string> = new Set();
  let loading: Promise<void> | undefined;
  let turn = Promise.resolve();

  const publish = (): void => listeners.forEach((listener) => listener());
  const replaceLists = (known: readonly KnownList[]): void => {
    lists = known;
    ids = new Set(known.flatMap(({ productIds }) => productIds));
    publish();
  };
  const has = (productId: string): boolean => requested.get(productId) ?? ids.has(productId);
  const request = async (): Promise<void> => {
    if (!mayHave()) return replaceLists([]);
    const [commerce, { fetchLists }] = await Promise.all([open(), import('./send-favorite.ts')]);
    replaceLists(await fetchLists(commerce.calls));
  };
  const load = (): Promise<void> => {
    // A failed request is retried on the next use.
    loading = request().catch(() => void (loading = undefined));
    return loading;
  };

  /** Sends the latest state of a product, unless an earlier request has already sent it. */
  const send = async (productId: string): Promise<void> => {
    await (loading ?? load());
    const isRequested = requested.get(productId);
    if (isRequested === undefined) return;
    const [commerce, { sendFavorite }] = await Promise.all([open(), import('./send-favorite.ts')]);
    try {
      if (isRequested !== ids.has(productId)) replaceLists(await sendFavorite(commerce, lists, productId, isRequested));
    } catch (error) {
      const { reportFavoriteError } = await import('./send-favorite.ts');
      reportFavoriteError(commerce, error);
      requested.delete(productId);
    }
    if (requested.get(productId) === isRequested) requested.delete(productId);
    publish();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    has,
    count: () => new Set([...ids, ...requested.keys()].filter(has)).size,
    setFavorite(productId, isRequested) {
      requested.set(productId, isRequested);
      publish();
      turn = turn.then(() => send(productId));
    },
    replaceLists,
    load,
  };
}

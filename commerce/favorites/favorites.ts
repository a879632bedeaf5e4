import type { Commerce } from '../query/commerce-provider.tsx';
import type { KnownList } from './known-list.ts';

/** The favorites of a site, as all its hearts and the header share them. */
export interface Favorites {
  subscribe(listener: () => void): () => void;
  /** The state on the screen: pending changes count. */
  has(productId: string): boolean;
  /** Products in all lists, each counted once. */
  count(): number;
  /** Shows the change at once, and takes it back where it fails. */
  set(productId: string, isWanted: boolean): void;
  /** Replaces what is known by a response. */
  learn(lists: readonly KnownList[]): void;
  /** Requests them. Nothing is requested for a visitor who has none. */
  load(): Promise<void>;
}

export interface FavoritesHost {
  /** Opens commerce, whose code a page of content loads with the first use. */
  readonly open: () => Promise<Commerce>;
  /** False if the visitor is known to have none. */
  readonly mayHave: () => boolean;
}

export function createFavorites({ open, mayHave }: FavoritesHost): Favorites {
  const listeners = new Set<() => void>();
  /** Pending changes by product. */
  const wanted = new Map<string, boolean>();
  let lists: readonly KnownList[] = [];
  let ids: ReadonlySet<string> = new Set();
  let loading: Promise<void> | undefined;
  let turn = Promise.resolve();

  const publish = (): void => listeners.forEach((listener) => listener());
  const learn = (known: readonly KnownList[]): void => {
    lists = known;
    ids = new Set(known.flatMap(({ productIds }) => productIds));
    publish();
  };
  const has = (productId: string): boolean => wanted.get(productId) ?? ids.has(productId);
  const request = async (): Promise<void> => {
    if (!mayHave()) return learn([]);
    const [commerce, { requestLists }] = await Promise.all([open(), import('./send-favorite.ts')]);
    learn(await requestLists(commerce.calls));
  };
  const load = (): Promise<void> => {
    // A failed request is repeated with the next need.
    loading = request().catch(() => void (loading = undefined));
    return loading;
  };

  /** Sends the latest state of a product; one that an earlier turn has sent already is not sent again. */
  const send = async (productId: string): Promise<void> => {
    await (loading ?? load());
    const isWanted = wanted.get(productId);
    if (isWanted === undefined) return;
    const [commerce, { sendFavorite }] = await Promise.all([open(), import('./send-favorite.ts')]);
    try {
      if (isWanted !== ids.has(productId)) learn(await sendFavorite(commerce, lists, productId, isWanted));
    } catch (error) {
      const { failFavorite } = await import('./send-favorite.ts');
      failFavorite(commerce, error);
      wanted.delete(productId);
    }
    if (wanted.get(productId) === isWanted) wanted.delete(productId);
    publish();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    has,
    count: () => new Set([...ids, ...wanted.keys()].filter(has)).size,
    set(productId, isWanted) {
      wanted.set(productId, isWanted);
      publish();
      turn = turn.then(() => send(productId));
    },
    learn,
    load,
  };
}

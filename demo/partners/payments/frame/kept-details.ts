import type { CardEntries } from './card-rules.ts';

/** Details that a frame stores for a second attempt: neither number nor code. */
export type StoredDetails = Pick<CardEntries, 'expiry' | 'name'>;

const KEY = 'card-details';

/** Details in the tab's storage of this origin, for one purchase; those of another purchase are never read. */
export function createDetailsStore(purchase: string, store: () => Pick<Storage, 'getItem' | 'setItem'>) {
  return {
    store({ expiry, name }: StoredDetails): void {
      try {
        store().setItem(KEY, JSON.stringify({ purchase, expiry, name }));
      } catch {
        // Storage is blocked: the shopper types them again.
      }
    },
    read(): StoredDetails | undefined {
      try {
        const stored = JSON.parse(store().getItem(KEY) ?? 'null') as (Partial<StoredDetails> & { readonly purchase?: string }) | null;
        if (stored?.purchase !== purchase || typeof stored.expiry !== 'string' || typeof stored.name !== 'string') return undefined;
        return { expiry: stored.expiry, name: stored.name };
      } catch {
        return undefined;
      }
    },
  };
}

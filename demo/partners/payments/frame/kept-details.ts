import type { CardEntries } from './card-rules.ts';

/** Details that a frame stores for a second attempt: neither number nor code. */
export type KeptDetails = Pick<CardEntries, 'expiry' | 'name'>;

const KEY = 'card-details';

/** Details in the tab's storage of this origin, for one purchase; those of another purchase are never read. */
export function createKeptDetails(purchase: string, store: () => Pick<Storage, 'getItem' | 'setItem'>) {
  return {
    keep({ expiry, name }: KeptDetails): void {
      try {
        store().setItem(KEY, JSON.stringify({ purchase, expiry, name }));
      } catch {
        // Storage is blocked: the shopper types them again.
      }
    },
    read(): KeptDetails | undefined {
      try {
        const kept = JSON.parse(store().getItem(KEY) ?? 'null') as (Partial<KeptDetails> & { readonly purchase?: string }) | null;
        if (kept?.purchase !== purchase || typeof kept.expiry !== 'string' || typeof kept.name !== 'string') return undefined;
        return { expiry: kept.expiry, name: kept.name };
      } catch {
        return undefined;
      }
    },
  };
}

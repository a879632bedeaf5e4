import { getDraftKey } from './draft-keys.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Values = Readonly<Partial<Record<string, string>>>;

/** Unsent form input, stored in the tab so that it survives a reload. It has no card data, which is typed into the partner's frame. */
export interface DraftStore {
  readonly read: () => Values | undefined;
  readonly write: (values: Values) => void;
  readonly forget: () => void;
}

/** Creates the draft store of a cart's form. Without storage, drafts are not saved. */
export function createDraftStore(store: () => Store, purpose: string, cartId: string): DraftStore {
  const key = getDraftKey(purpose, cartId);
  const attempt = <Result>(work: (open: Store) => Result): Result | undefined => {
    try {
      return work(store());
    } catch {
      return undefined;
    }
  };
  return {
    read: () =>
      attempt((open) => {
        const stored: unknown = JSON.parse(open.getItem(key) ?? 'null');
        if (typeof stored !== 'object' || stored === null) return undefined;
        return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
      }),
    write: (values) => attempt((open) => open.setItem(key, JSON.stringify(values))),
    forget: () => attempt((open) => open.removeItem(key)),
  };
}

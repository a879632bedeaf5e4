const PREFIX = 'cairn.words:';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Form values by field name. */
export type DraftValues = Readonly<Record<string, string>>;

/** Unsent form input, stored in the tab so that it survives a reload and a sign-in. */
export interface DraftStore {
  readonly read: () => DraftValues;
  readonly write: (values: DraftValues) => void;
  readonly forget: () => void;
}

/** Without storage a draft lasts as long as its form. */
export function createDraftStore(form: string, productId: string, store: () => Store = () => sessionStorage): DraftStore {
  const key = `${PREFIX}${form}:${productId}`;
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
        if (typeof stored !== 'object' || stored === null) return {};
        return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
      }) ?? {},
    write: (values) => attempt((open) => open.setItem(key, JSON.stringify(values))),
    forget: () => attempt((open) => open.removeItem(key)),
  };
}

import { useMemo, useState } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { createDraftStore } from './draft-store.ts';

export interface StoredChoice<Choice extends string> {
  /** The unsent choice; undefined if there is none. */
  readonly chosen: Choice | undefined;
  readonly choose: (choice: Choice) => void;
  /** Deletes the stored choice after it was sent. */
  readonly forget: () => void;
}

/** State of a choice in a cart's form, stored in the tab like the address drafts. */
export function useStoredChoice<Choice extends string>(cartId: string, purpose: string, choices: readonly Choice[]): StoredChoice<Choice> {
  const store = useMemo(() => createDraftStore(() => sessionStorage, purpose, cartId), [purpose, cartId]);
  const isHydrated = useHydrated();
  const stored = useMemo(() => (isHydrated ? store.read()?.choice : undefined), [isHydrated, store]);
  /** The choice since the page was loaded; null once it was sent. */
  const [created, setMade] = useState<Choice | null>();
  const chosen = created === undefined ? stored : created;
  return {
    chosen: choices.find((choice) => choice === chosen),
    choose(choice) {
      setMade(choice);
      store.write({ choice });
    },
    forget() {
      setMade(null);
      store.forget();
    },
  };
}

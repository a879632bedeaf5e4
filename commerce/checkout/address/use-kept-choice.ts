import { useMemo, useState } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { createDraftStore } from './draft-store.ts';

export interface KeptChoice<Choice extends string> {
  /** What the shopper has chosen and not sent yet; undefined where nothing was. */
  readonly chosen: Choice | undefined;
  readonly choose: (choice: Choice) => void;
  /** The choice has been sent. */
  readonly forget: () => void;
}

/** One of several choices in a cart's form, kept in the tab like the addresses that are typed beside it. */
export function useKeptChoice<Choice extends string>(cartId: string, purpose: string, choices: readonly Choice[]): KeptChoice<Choice> {
  const store = useMemo(() => createDraftStore(() => sessionStorage, purpose, cartId), [purpose, cartId]);
  const isHydrated = useHydrated();
  const kept = useMemo(() => (isHydrated ? store.read()?.choice : undefined), [isHydrated, store]);
  /** Of this page; null once it was sent. */
  const [made, setMade] = useState<Choice | null>();
  const chosen = made === undefined ? kept : made;
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

import { useMemo, useState } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { createDraftStore } from '../../checkout/address/draft-store.ts';
import { emptyNote, type NoteDraft, type NoteField } from './gift-note-draft.ts';

/** The unsaved draft of a note, otherwise the saved note. Drafts are stored in the tab, per cart. */
export function useNoteDraft({ id, giftOption }: CartItem, cartId: string) {
  const isHydrated = useHydrated();
  const store = useMemo(() => createDraftStore(() => sessionStorage, `note ${id}`, cartId), [id, cartId]);
  const stored = useMemo(() => (isHydrated ? store.read() : undefined), [isHydrated, store]);
  const [typed, setTyped] = useState<NoteDraft>();
  const values = typed ?? { ...emptyNote, ...giftOption, ...stored };
  return {
    values,
    set(field: NoteField, value: string) {
      const next = { ...values, [field]: value };
      setTyped(next);
      store.write(next);
    },
    forget: store.forget,
  };
}

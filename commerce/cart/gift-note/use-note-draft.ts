import { useEffect, useMemo, useState } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import { createDraftStore } from '../../checkout/address/draft-store.ts';
import { emptyNote, type NoteDraft, type NoteField } from './gift-note-draft.ts';

/** A note that was typed but not saved, otherwise the saved one. It is stored in the tab and ends with its cart. */
export function useNoteDraft({ sku, giftOption }: CartItem, cartId: string) {
  const store = useMemo(() => createDraftStore(() => sessionStorage, `note ${sku}`, cartId), [sku, cartId]);
  const [values, setValues] = useState<NoteDraft>(() => ({ ...emptyNote, ...giftOption }));
  useEffect(() => {
    // Behind the first render, which a server may have made.
    const typed = store.read();
    if (typed) setValues((before) => ({ ...before, ...typed }));
  }, [store]);
  return {
    values,
    set(field: NoteField, value: string) {
      const next = { ...values, [field]: value };
      setValues(next);
      store.write(next);
    },
    forget: store.forget,
  };
}

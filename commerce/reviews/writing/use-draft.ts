import { useMemo, useState } from 'react';
import { createDraftStore, type DraftValues } from './draft-store.ts';

export interface Draft<Values extends DraftValues> {
  readonly values: Values;
  readonly set: (field: keyof Values, value: string) => void;
  /** Deletes the draft after it was sent. */
  readonly deleteDraft: () => void;
}

/** State of a form: the values stored in this tab, otherwise the initial ones. */
export function useDraft<Values extends DraftValues>(form: string, productId: string, initial: Values): Draft<Values> {
  const store = useMemo(() => createDraftStore(form, productId), [form, productId]);
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...store.read() }));
  return {
    values,
    set(field, value) {
      const next = { ...values, [field]: value };
      setValues(next);
      store.write(next);
    },
    deleteDraft: store.forget,
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { askAccountDialog as ask } from './ask-account-dialog.ts';
import { dialogAddress, staysInDialog } from './dialog-address.ts';
import type { AccountDialogAnswer, DialogPageModel, FormModel, RefusedForm } from './form-model.ts';
import { replaceDocument } from './open-document.ts';
import { fieldsOf, sendForm, type FormFields } from './send-form.ts';

/** The page that a dialog begins with, as the dialog's loader has received it. */
export interface FirstPage {
  readonly address: string;
  readonly answer: AccountDialogAnswer;
}

/** The page and form state that a dialog of the account shows. */
interface Shown {
  /** Address of the page. */
  readonly address: string;
  readonly page: DialogPageModel;
  readonly refused?: RefusedForm;
  /** Increases with each response: the form starts again with it. */
  readonly turn: number;
}

export interface AccountDialogState {
  /** Undefined until the first page is there. */
  readonly shown: Shown | undefined;
  /** Shows another page in the dialog; false for an address that does not stay in it. */
  readonly go: (address: string) => boolean;
  readonly send: (form: FormModel, data: FormData) => Promise<void>;
}

interface Asked {
  readonly first: FirstPage;
  /** Address of the page that follows the first one; absent before. */
  readonly address?: string;
}

interface Options {
  readonly first: FirstPage;
  /** Called when no page can be shown. */
  readonly onFailure: (error: unknown) => void;
  /** Called when a form has changed the account of the present session. */
  readonly onSaved?: () => void;
}

/** Pages of the account area in a dialog, one after the other; what leads elsewhere is a new document. */
export function useAccountDialog({ first, onFailure, onSaved }: Options): AccountDialogState {
  const [asked, setAsked] = useState(() => begin(first));
  const [shown, setShown] = useState(() => pageOf(first, 0));
  // Opened again, from another page.
  if (asked.first !== first) {
    setAsked(begin(first));
    setShown((before) => pageOf(first, (before?.turn ?? 0) + 1) ?? before);
  }
  const { address } = asked;
  const setAddress = (to: string): void => setAsked({ first, address: to });
  const giveUp = useEffectEvent(onFailure);
  const show = (at: string, answer: AccountDialogAnswer): void => {
    if (answer.to !== undefined) lead(answer.to);
    else
      setShown((before) => {
        const page = answer.page ?? before?.page;
        // A form whose challenge was not solved keeps what was typed, passwords too.
        const turn = (before?.turn ?? 0) + (answer.refused?.challenge ? 0 : 1);
        return page && { address: at, page, turn, ...(answer.refused ? { refused: answer.refused } : {}) };
      });
  };
  const lead = (to: string): void => {
    if (staysInDialog(to, location)) setAddress(to);
    else replaceDocument(to);
  };
  const receive = useEffectEvent(show);

  useEffect(() => {
    if (address === undefined) {
      if (first.answer.to !== undefined) replaceDocument(first.answer.to);
      return undefined;
    }
    const asking = new AbortController();
    ask(address, { signal: asking.signal }).then(
      (answer) => receive(address, answer),
      (error: unknown) => asking.signal.aborted || giveUp(error),
    );
    return () => asking.abort();
  }, [first, address]);

  return {
    shown,
    go(to) {
      if (!staysInDialog(to, location)) return false;
      setAddress(to);
      return true;
    },
    async send(form, data) {
      if (!shown) return;
      const fields = fieldsOf(data);
      const target = form.action ?? shown.address;
      try {
        const answer = await sendForm(form, dialogAddress(target) ?? target, fields);
        if (!form.changesSession && answer.refused === undefined) onSaved?.();
        // A new document holds no data of the previous session.
        if (form.changesSession && answer.to !== undefined) replaceDocument(answer.to);
        else if (answer.to === shown.address) show(answer.to, await ask(answer.to));
        else show(shown.address, answer);
      } catch (error) {
        console.warn(`[cairn] [account] ${form.id}: no answer`, error);
        // The typed values stay as they are.
        setShown((before) => before && { ...before, refused: unanswered(form, fields, before.page) });
      }
    },
  };
}

function unanswered({ id }: FormModel, fields: FormFields, { noAnswer }: DialogPageModel): RefusedForm {
  const all = (name: string): readonly string[] => fields.flatMap(([of, value]) => (of === name ? [value] : []));
  const values = fields.map(([name, value]) => [name, all(name).length > 1 ? all(name) : value] as const);
  return { id, notice: noAnswer, errors: {}, values: Object.fromEntries(values) };
}

/** A response may lead on to another page, which may be one of the dialog. */
function begin(first: FirstPage): Asked {
  const { to } = first.answer;
  return to !== undefined && staysInDialog(to, location) ? { first, address: to } : { first };
}

function pageOf({ address, answer: { page, refused } }: FirstPage, turn: number): Shown | undefined {
  return page && { address, page, turn, ...(refused ? { refused } : {}) };
}

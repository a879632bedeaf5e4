import { useEffect, useEffectEvent, useState } from 'react';
import { fetchAccountDialog as ask } from './ask-account-dialog.ts';
import { getDialogDataUrl, isDialogUrl } from './dialog-address.ts';
import type { AccountDialogResponse, DialogPageModel, FormModel, RejectedForm } from './form-model.ts';
import { replaceDocument } from './open-document.ts';
import { getFormFields, sendForm, type FormFields } from './send-form.ts';

/** The first screen of a dialog, as the dialog's loader received it. */
export interface FirstPage {
  readonly address: string;
  readonly answer: AccountDialogResponse;
}

/** The screen and the form state that a dialog shows. */
interface Shown {
  /** URL of the screen. */
  readonly address: string;
  readonly page: DialogPageModel;
  readonly refused?: RejectedForm;
  /** Increases with each response; used as a key that resets the form. */
  readonly turn: number;
}

export interface AccountDialogState {
  /** Undefined until the first screen is loaded. */
  readonly shown: Shown | undefined;
  /**
   * Shows another screen in the dialog.
   * @returns false if the address does not open in the dialog
   */
  readonly go: (address: string) => boolean;
  readonly send: (form: FormModel, data: FormData) => Promise<void>;
}

interface Asked {
  readonly first: FirstPage;
  /** URL of the next screen; absent for the first one. */
  readonly address?: string;
}

interface Options {
  readonly first: FirstPage;
  /** Called when no screen can be shown. */
  readonly onFailure: (error: unknown) => void;
  /** Called when a form has changed the account within the current session. */
  readonly onSaved?: () => void;
}

/** State of a dialog that shows screens of the account area in sequence. Other addresses open as new documents. */
export function useAccountDialog({ first, onFailure, onSaved }: Options): AccountDialogState {
  const [asked, setAsked] = useState(() => createState(first));
  const [shown, setShown] = useState(() => getPage(first, 0));
  // Reopened with another first screen.
  if (asked.first !== first) {
    setAsked(createState(first));
    setShown((before) => getPage(first, (before?.turn ?? 0) + 1) ?? before);
  }
  const { address } = asked;
  const setAddress = (to: string): void => setAsked({ first, address: to });
  const abort = useEffectEvent(onFailure);
  const show = (at: string, answer: AccountDialogResponse): void => {
    if (answer.to !== undefined) navigate(answer.to);
    else
      setShown((before) => {
        const page = answer.page ?? before?.page;
        // If the challenge was not solved, the form keeps all values, including passwords.
        const turn = (before?.turn ?? 0) + (answer.refused?.challenge ? 0 : 1);
        return page && { address: at, page, turn, ...(answer.refused ? { refused: answer.refused } : {}) };
      });
  };
  const navigate = (to: string): void => {
    if (isDialogUrl(to, location)) setAddress(to);
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
      (error: unknown) => asking.signal.aborted || abort(error),
    );
    return () => asking.abort();
  }, [first, address]);

  return {
    shown,
    go(to) {
      if (!isDialogUrl(to, location)) return false;
      setAddress(to);
      return true;
    },
    async send(form, data) {
      if (!shown) return;
      const fields = getFormFields(data);
      const target = form.action ?? shown.address;
      try {
        const answer = await sendForm(form, getDialogDataUrl(target) ?? target, fields);
        if (!form.changesSession && answer.refused === undefined) onSaved?.();
        // A new document holds no data of the previous session.
        if (form.changesSession && answer.to !== undefined) replaceDocument(answer.to);
        else if (answer.to === shown.address) show(answer.to, await ask(answer.to));
        else show(shown.address, answer);
      } catch (error) {
        console.warn(`[cairn] [account] ${form.id}: no answer`, error);
        // The typed values stay.
        setShown((before) => before && { ...before, refused: createNoResponseRejection(form, fields, before.page) });
      }
    },
  };
}

function createNoResponseRejection({ id }: FormModel, fields: FormFields, { noAnswer }: DialogPageModel): RejectedForm {
  const all = (name: string): readonly string[] => fields.flatMap(([of, value]) => (of === name ? [value] : []));
  const values = fields.map(([name, value]) => [name, all(name).length > 1 ? all(name) : value] as const);
  return { id, notice: noAnswer, errors: {}, values: Object.fromEntries(values) };
}

/** A response may redirect to another screen, which may be one of the dialog. */
function createState(first: FirstPage): Asked {
  const { to } = first.answer;
  return to !== undefined && isDialogUrl(to, location) ? { first, address: to } : { first };
}

function getPage({ address, answer: { page, refused } }: FirstPage, turn: number): Shown | undefined {
  return page && { address, page, turn, ...(refused ? { refused } : {}) };
}

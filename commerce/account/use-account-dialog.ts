import { useEffect, useEffectEvent, useState } from 'react';
import { fetchAccountDialog } from './ask-account-dialog.ts';
import { getDialogDataUrl, isDialogUrl } from './dialog-address.ts';
import type { AccountDialogResponse, DialogPageModel, FormModel, RejectedForm } from './form-model.ts';
import { replaceDocument } from './open-document.ts';
import { getFormFields, sendForm, type FormFields } from './send-form.ts';

/** The first screen of a dialog, as the dialog's loader received it. */
export interface FirstPage {
  readonly address: string;
  readonly response: AccountDialogResponse;
}

/** The screen and the form state that a dialog shows. */
interface Shown {
  /** URL of the screen. */
  readonly address: string;
  readonly page: DialogPageModel;
  readonly rejection?: RejectedForm;
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

interface DialogState {
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
  const [state, setState] = useState(() => createState(first));
  const [shown, setShown] = useState(() => getPage(first, 0));
  // Reopened with another first screen.
  if (state.first !== first) {
    setState(createState(first));
    setShown((before) => getPage(first, (before?.turn ?? 0) + 1) ?? before);
  }
  const { address } = state;
  const setAddress = (to: string): void => setState({ first, address: to });
  const abort = useEffectEvent(onFailure);
  const show = (at: string, response: AccountDialogResponse): void => {
    if (response.to !== undefined) navigate(response.to);
    else
      setShown((before) => {
        const page = response.page ?? before?.page;
        // If the challenge was not solved, the form keeps all values, including passwords.
        const turn = (before?.turn ?? 0) + (response.rejection?.challenge ? 0 : 1);
        return page && { address: at, page, turn, ...(response.rejection ? { rejection: response.rejection } : {}) };
      });
  };
  const navigate = (to: string): void => {
    if (isDialogUrl(to, location)) setAddress(to);
    else replaceDocument(to);
  };
  const receive = useEffectEvent(show);

  useEffect(() => {
    if (address === undefined) {
      if (first.response.to !== undefined) replaceDocument(first.response.to);
      return undefined;
    }
    const controller = new AbortController();
    fetchAccountDialog(address, { signal: controller.signal }).then(
      (response) => receive(address, response),
      (error: unknown) => controller.signal.aborted || abort(error),
    );
    return () => controller.abort();
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
        const response = await sendForm(form, getDialogDataUrl(target) ?? target, fields);
        if (!form.changesSession && response.rejection === undefined) onSaved?.();
        // A new document holds no data of the previous session.
        if (form.changesSession && response.to !== undefined) replaceDocument(response.to);
        else if (response.to === shown.address) show(response.to, await fetchAccountDialog(response.to));
        else show(shown.address, response);
      } catch (error) {
        console.warn(`[cairn] [account] ${form.id}: no answer`, error);
        // The typed values stay.
        setShown((before) => before && { ...before, rejection: createNoResponseRejection(form, fields, before.page) });
      }
    },
  };
}

function createNoResponseRejection({ id }: FormModel, fields: FormFields, { noAnswer }: DialogPageModel): RejectedForm {
  const getAll = (name: string): readonly string[] => fields.flatMap(([of, value]) => (of === name ? [value] : []));
  const values = fields.map(([name, value]) => [name, getAll(name).length > 1 ? getAll(name) : value] as const);
  return { id, notice: noAnswer, errors: {}, values: Object.fromEntries(values) };
}

/** A response may redirect to another screen, which may be one of the dialog. */
function createState(first: FirstPage): DialogState {
  const { to } = first.response;
  return to !== undefined && isDialogUrl(to, location) ? { first, address: to } : { first };
}

function getPage({ address, response: { page, rejection } }: FirstPage, turn: number): Shown | undefined {
  return page && { address, page, turn, ...(rejection ? { rejection } : {}) };
}

import { useState } from 'react';
import { getFormUrl } from './dialog-address.ts';
import type { FormModel, RejectedForm } from './form-model.ts';
import { openDocument } from './open-document.ts';
import { getFormFields, sendForm } from './send-form.ts';

interface PageForm {
  /** Latest errors of the form: those that the page came with, or of a later submission. */
  readonly rejection: RejectedForm | undefined;
  /** Resolves when the form is rejected; undefined if the browser sends the form itself. */
  readonly send: ((form: FormModel, data: FormData) => Promise<void>) | undefined;
}

/** Sends a form that may require a bot check in the background. The page keeps all values until the next one opens. */
export function usePageForm({ botCheck }: FormModel, given: RejectedForm | undefined): PageForm {
  const [rejected, setRejected] = useState<RejectedForm>();
  const send = async (form: FormModel, data: FormData, noAnswer: string): Promise<void> => {
    const address = form.action ?? `${location.pathname}${location.search}`;
    try {
      const { to, rejection } = await sendForm(form, getFormUrl(address) ?? address, getFormFields(data));
      if (to !== undefined) {
        openDocument(to);
        return await new Promise(() => undefined);
      }
      if (rejection) setRejected(rejection);
    } catch (error) {
      console.warn(`[cairn] [account] ${form.id}: no answer`, error);
      setRejected({ id: form.id, notice: noAnswer, errors: {}, values: {} });
    }
  };
  return {
    rejection: rejected ?? given,
    send: botCheck && ((form, data) => send(form, data, botCheck.noAnswer)),
  };
}

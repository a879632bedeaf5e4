import { useState } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { AddressField } from '#generated/openapi/shared.ts';
import { ServiceError } from '../../client/service-error.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { useInvalidFields } from './use-wrong-fields.ts';

export interface StepForm {
  /** Invalid fields of the latest attempt. */
  readonly invalidFields: readonly AddressField[];
  readonly attempt: number;
  readonly busy: boolean;
  readonly notice: string | undefined;
  /** Ends an attempt with its invalid fields, if any. */
  readonly endAttempt: (invalidFields: readonly AddressField[]) => void;
  /** Shows a notice; undefined removes it. */
  readonly notify: (text: string | undefined) => void;
  /** Runs one submission at a time; its error becomes the notice. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** State that the forms of all steps share. */
export function useStepForm(messages: CheckoutMessages): StepForm {
  const { errorMessages } = useCommerce();
  const { invalidFields, attempt, show, focus } = useInvalidFields();
  const [busy, setBusy] = useState(false);
  const [notice, notify] = useState<string>();
  return {
    invalidFields: invalidFields,
    attempt,
    busy,
    notice,
    endAttempt(fields) {
      show(fields);
      focus();
    },
    notify,
    async run(work) {
      if (busy) return;
      setBusy(true);
      notify(undefined);
      try {
        await work();
      } catch (error) {
        notify(error instanceof ServiceError && error.errorId === undefined ? messages.noAnswer : getErrorText(error, errorMessages));
        focus();
      } finally {
        setBusy(false);
      }
    },
  };
}

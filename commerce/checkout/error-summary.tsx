import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import type { AddressField } from '#generated/openapi/shared.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { getFieldId, getFieldLabel } from './address/address-form.tsx';
import type { AddressDraft } from './address/use-address-draft.ts';
import { FormErrors } from '../form/form-errors.styles.ts';

interface Props {
  readonly draft: AddressDraft;
  /** Invalid fields of the latest attempt. */
  readonly invalidFields: readonly AddressField[];
  readonly messages: CheckoutMessages;
  /** Increases with each attempt, so that the summary takes the focus again. */
  readonly attempt: number;
}

/** Errors of a form as links to its fields. Takes the focus when the form is rejected. */
export function ErrorSummary({ draft, invalidFields, messages, attempt }: Props): ReactElement | null {
  const box = useRef<HTMLDivElement>(null);
  const fields = invalidFields.filter((field) => draft.errors[field]);
  const isShown = fields.length > 0;
  useEffect(() => {
    if (isShown && attempt > 0) box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  const goTo = (field: AddressField) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(getFieldId(draft, field))?.focus();
  };
  return (
    <FormErrors ref={box} tabIndex={-1}>
      <Notice kind="danger" title={messages.errorsTitle({ count: fields.length })} announce="none">
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${getFieldId(draft, field)}`} onClick={goTo(field)}>
                {getFieldLabel(field, draft.country, messages)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </FormErrors>
  );
}

import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import type { AddressField } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { AddressPurpose } from '#validation/address/address-fields.ts';
import { fieldId, labelOf } from './address/address-form.tsx';
import { FormErrors } from '../form/form-errors.styles.ts';

interface Props {
  readonly purpose: AddressPurpose;
  readonly fields: readonly AddressField[];
  readonly country: Country;
  readonly messages: CheckoutMessages;
  /** One more with each attempt: the focus comes here again. */
  readonly attempt: number;
}

/** What is wrong with a form, as links to its fields; takes the focus when a form was refused. */
export function ErrorSummary({ purpose, fields, country, messages, attempt }: Props): ReactElement | null {
  const box = useRef<HTMLDivElement>(null);
  const isShown = fields.length > 0;
  useEffect(() => {
    if (isShown && attempt > 0) box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  const goTo = (field: AddressField) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(fieldId(purpose, field))?.focus();
  };
  return (
    <FormErrors ref={box} tabIndex={-1}>
      <Notice kind="danger" title={messages.errorsTitle({ count: fields.length })} announce="none">
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${fieldId(purpose, field)}`} onClick={goTo(field)}>
                {labelOf(field, country, messages)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </FormErrors>
  );
}

import { useEffect, useRef, type ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import { FormErrors } from '../form/form-errors.styles.ts';
import type { FormModel, RejectedForm } from './form-model.ts';

interface Props {
  readonly form: FormModel;
  readonly rejected: RejectedForm;
  readonly fieldId: (name: string) => string;
}

/** Error summary of a rejected form, with links to its fields. It takes the focus on each rejection. */
export function FormRejection({ form, rejected, fieldId }: Props): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejected) box.current?.focus();
  }, [rejected]);
  const wrong = form.fields.filter(({ error }) => error !== undefined);
  return (
    <FormErrors ref={box} tabIndex={-1}>
      <Notice kind="danger" title={rejected.notice}>
        {wrong.length > 0 ? (
          <ul>
            {wrong.map(({ name, label, error }) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>{`${label}: ${error}`}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </FormErrors>
  );
}

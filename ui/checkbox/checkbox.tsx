import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { getDescribedBy } from '../field/field.tsx';
import { FieldError, FieldHint } from '../field/field.styles.ts';
import { Icon } from '../icon/icon.tsx';
import { CheckboxBox, CheckboxRoot } from './checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children' | 'type'> {
  /** May contain links; the text is the checkbox's name. */
  readonly label: ReactNode;
  readonly type?: 'checkbox' | 'radio';
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

export function Checkbox({ label, type = 'checkbox', hint, error, id, ...rest }: CheckboxProps): ReactElement {
  const created = useId();
  const own = id ?? created;
  return (
    <CheckboxRoot>
      <label htmlFor={own}>
        <CheckboxBox
          {...rest}
          id={own}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(own, { hint, error })}
        />
        <span>{label}</span>
      </label>
      {hint ? <FieldHint id={`${own}-hint`}>{hint}</FieldHint> : null}
      <div aria-live="polite" hidden={!error}>
        {error ? (
          <FieldError id={`${own}-error`}>
            <Icon name="alert" size="small" />
            <span>{error}</span>
          </FieldError>
        ) : null}
      </div>
    </CheckboxRoot>
  );
}

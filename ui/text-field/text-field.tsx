import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useId } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { getDescribedBy, Field } from '../field/field.tsx';
import { TextArea, TextInput } from './text-field.styles.ts';

type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentPropsWithRef<Tag>, 'className' | 'style' | 'children'>;

export type TextFieldProps = FieldTexts & Native<'input'>;
export type TextAreaFieldProps = FieldTexts & Native<'textarea'>;

/** A labeled native input; set `type`, `autoComplete` and `inputMode` for the value. */
export function TextField({ label, labelHidden, note, hint, error, id, ...rest }: TextFieldProps): ReactElement {
  const created = useId();
  const own = id ?? created;
  const words = { label, labelHidden, note, hint, error };
  return (
    <Field id={own} {...words}>
      <TextInput type="text" {...rest} id={own} aria-invalid={error ? true : undefined} aria-describedby={getDescribedBy(own, words)} />
    </Field>
  );
}

/** The same with several lines. */
export function TextAreaField({ label, labelHidden, note, hint, error, id, ...rest }: TextAreaFieldProps): ReactElement {
  const created = useId();
  const own = id ?? created;
  const words = { label, labelHidden, note, hint, error };
  return (
    <Field id={own} {...words}>
      <TextArea {...rest} id={own} aria-invalid={error ? true : undefined} aria-describedby={getDescribedBy(own, words)} />
    </Field>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { ProductThumb } from '../cart/lines/product-thumb.tsx';
import { CardFieldOnDemand } from './payments/card-field-on-demand.tsx';
import { Boxes } from './account.styles.ts';
import { PhoneField } from '../form/phone-field.tsx';
import type { FieldModel } from './form-model.ts';

interface Props {
  readonly id: string;
  readonly field: FieldModel;
}

/** Renders a form field with the native control of its kind, so that password managers and phone keyboards work. */
export function AccountField({ id, field }: Props): ReactElement | null {
  const { name, kind, label, note, error, autoComplete, required, maxLength, options = [], value } = field;
  const hint = getHint(field.hints);
  const common = { id, name, label, hint, error, required };
  if (kind === 'card') return field.card ? <CardFieldOnDemand id={id} card={field.card} error={error} /> : null;
  if (kind === 'checkbox') return <Checkbox {...common} defaultChecked={value === 'on'} />;
  if (kind === 'checkboxes')
    return (
      <Boxes aria-describedby={error ? `${id}-error` : undefined} tabIndex={-1} id={id}>
        <legend>{field.isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            defaultChecked={value?.includes(option.value) ?? false}
          />
        ))}
      </Boxes>
    );
  const text = typeof value === 'string' ? value : '';
  if (kind === 'select') {
    const select = <Select {...common} note={note} autoComplete={autoComplete} defaultValue={text} options={options} />;
    return field.picture === undefined ? (
      select
    ) : (
      <div data-part="pictured">
        <ProductThumb src={field.picture} alt="" size="small" />
        {select}
      </div>
    );
  }
  const typed = { ...common, note, defaultValue: text, autoComplete, inputMode: field.inputMode, maxLength };
  if (kind === 'password') return <PasswordField {...typed} revealLabel={field.revealLabel ?? label} />;
  if (kind === 'tel' && field.phone) return <PhoneField {...typed} country={field.phone} />;
  return <TextField {...typed} type={kind} {...(kind === 'email' ? { spellCheck: false, autoCapitalize: 'none' } : {})} />;
}

function getHint(hints: readonly string[] = []): ReactNode {
  if (hints.length < 2) return hints[0];
  return (
    <span data-part="hints">
      {hints.map((hint) => (
        <span key={hint}>{hint}. </span>
      ))}
    </span>
  );
}

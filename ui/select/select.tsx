import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useId } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { getDescribedBy, Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { SelectBox } from './select.styles.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children'> {
  readonly options?: readonly SelectOption[];
  /** Groups of options with headings. */
  readonly groups?: readonly SelectGroup[];
  /** An empty first option, for example "Choose a size". */
  readonly placeholder?: string;
}

/** The native select: best on phones, with keyboards and speech input, without any code. */
export function Select({ label, labelHidden, note, hint, error, id, options, groups, placeholder, ...rest }: SelectProps): ReactElement {
  const created = useId();
  const own = id ?? created;
  const words = { label, labelHidden, note, hint, error };
  return (
    <Field id={own} {...words}>
      <SelectBox>
        <select {...rest} id={own} aria-invalid={error ? true : undefined} aria-describedby={getDescribedBy(own, words)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          <Options options={options} />
          {groups?.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
        </select>
        <Icon name="chevron-down" size="small" />
      </SelectBox>
    </Field>
  );
}

function Options({ options }: Pick<SelectProps, 'options'>): ReactElement[] | undefined {
  return options?.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ));
}

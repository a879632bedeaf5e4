import type { FormModel, RefusedForm } from './form-model.ts';

/** Errors of a form whose field repeats another one and differs from it; undefined where there is none. */
export function differingRepeat({ id, fields }: Pick<FormModel, 'id' | 'fields'>, data: FormData): RefusedForm | undefined {
  for (const { name, repeats } of fields)
    if (repeats && data.get(name) !== data.get(repeats.name))
      return { id, notice: repeats.notice, errors: { [name]: repeats.error }, values: {} };
  return undefined;
}

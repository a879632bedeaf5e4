import type { FormModel, RejectedForm } from './form-model.ts';

/**
 * Validates that repeated fields (e.g. the second password) match.
 * @returns the form's errors; undefined if all match
 */
export function validateRepeats({ id, fields }: Pick<FormModel, 'id' | 'fields'>, data: FormData): RejectedForm | undefined {
  for (const { name, repeats } of fields)
    if (repeats && data.get(name) !== data.get(repeats.name))
      return { id, notice: repeats.notice, errors: { [name]: repeats.error }, values: {} };
  return undefined;
}

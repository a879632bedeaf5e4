import type { FormModel } from '#commerce/account/form-model.ts';
import type { FormValues } from '../form-definition.ts';

const FIELD = 'attempt';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A hidden field with an idempotency key: a form that is sent twice has one effect. */
export const createAttemptField = (): NonNullable<FormModel['hidden']> => ({ [FIELD]: crypto.randomUUID() });

export function readAttemptKey(values: FormValues): string {
  const key = values.text(FIELD);
  return UUID.test(key) ? key : crypto.randomUUID();
}

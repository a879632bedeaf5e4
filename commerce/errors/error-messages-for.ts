import { errorNameOf } from '#generated/errors.ts';
import { errorMessages } from '#generated/messages/error/all.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import { operations, type OperationId } from '#generated/openapi/operations.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import type { ErrorMessageData } from './error-messages.ts';

const getErrorCodes = new Map<OperationId, readonly string[]>(operations.map(({ operationId, errors }) => [operationId, errors]));

/** Messages of all error codes that the contract lists for these calls. For servers, which have every locale (e.g. "en-us") in memory. */
export function getErrorMessages(locale: string, calls: readonly Pick<CallDescriptor, 'operationId'>[]): ErrorMessageData {
  const all = errorMessages[getMessageLocale(locale)];
  const codes = new Set(calls.flatMap(({ operationId }) => getErrorCodes.get(operationId) ?? []));
  const names = [...codes].map(errorNameOf).filter((name) => name !== undefined);
  return { ...Object.fromEntries(names.map((name) => [name, all[name]])), unknown: all.unknown };
}

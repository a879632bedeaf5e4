import type { ErrorCode } from '#generated/errors.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import type { CustomerContext } from './call-context.ts';
import type { RequestInput } from './read-request.ts';

/** A change by an employee, successful or not. */
export interface StaffAction {
  readonly operationId: OperationId;
  readonly context: CustomerContext;
  readonly status: number;
  readonly errorId: ErrorCode | undefined;
  /** Ids of its subject, e.g. basketId and orderId. */
  readonly subject: Readonly<Record<string, string>>;
}

const longestId = 80;

/** Removes what a JSON column rejects: the audit log must not miss an action because of an odd id. */
const toStorableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** Values of id fields in a part of the call. The request is not validated yet. */
function collectIds(part: unknown): Record<string, string> {
  if (typeof part !== 'object' || part === null) return {};
  return Object.fromEntries(
    Object.entries(part as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
      /^id$|Id$/.test(name) && typeof value === 'string' && value.length <= longestId ? [[name, toStorableText(value)]] : [],
    ),
  );
}

/** Ids from the path, the query, the body and the response, e.g. of a new cart. */
export const getSubject = (input: RequestInput | undefined, response: unknown): Readonly<Record<string, string>> => ({
  ...collectIds(response),
  ...collectIds(input?.body),
  ...collectIds(input?.query),
  ...collectIds(input?.params),
});

import type { ErrorCode } from '#generated/errors.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import type { CustomerContext } from './call-context.ts';
import type { RequestParts } from './read-request.ts';

/** A change that an employee has made, or failed to make. */
export interface StaffAction {
  readonly operationId: OperationId;
  readonly context: CustomerContext;
  readonly status: number;
  readonly errorId: ErrorCode | undefined;
  /** Ids of what it is about, e.g. basketId and orderId. */
  readonly subject: Readonly<Record<string, string>>;
}

const longestId = 80;

/** The text without what a JSON column rejects: the record must not miss an action for an odd id. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** Strings that names of ids have in a part of the call; values of the request are not validated yet. */
function idsIn(part: unknown): Record<string, string> {
  if (typeof part !== 'object' || part === null) return {};
  return Object.fromEntries(
    Object.entries(part as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
      /^id$|Id$/.test(name) && typeof value === 'string' && value.length <= longestId ? [[name, storable(value)]] : [],
    ),
  );
}

/** The ids of the path, the query, the body and the response, e.g. of a new cart. */
export const subjectOf = (parts: RequestParts | undefined, answer: unknown): Readonly<Record<string, string>> => ({
  ...idsIn(answer),
  ...idsIn(parts?.body),
  ...idsIn(parts?.query),
  ...idsIn(parts?.params),
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCalls } from '#commerce/client/calls.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { createErrorTextGetter, getErrorMessage } from '#commerce/errors/error-messages.ts';
import { getErrorMessages } from '#commerce/errors/error-messages-for.ts';
import { createCommerce } from '#commerce/query/create-commerce.ts';
import { errorMessages } from '#generated/messages/error/en.ts';
import { errorCodes } from '#generated/errors.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { createMockResponse } from '#server/mock/mock-responses.ts';
import { readForcedResponse } from '#server/environment/mocked-calls.ts';
import { createErrorTable, isAnyRequest, type ErrorTableRow } from './error-table.ts';
import { renderErrorTable } from './render-error-table.ts';
import { specifiedErrors } from './specified-errors.ts';

const known: readonly Operation[] = operations;
const table = createErrorTable();
const raised = table.filter(({ status = 0 }) => status >= 400);

/** Operations that declare the code and the status; those of the row, or all when any request can raise it. */
const getSenders = (row: ErrorTableRow): readonly Operation[] =>
  known.filter(
    ({ operationId, statuses, errors }) =>
      (isAnyRequest(row) || row.operations.includes(operationId)) &&
      statuses.includes(row.status ?? 0) &&
      (errors as readonly string[]).includes(row.code),
  );

/** Returns the error that a page's script gets when the mock responds to an operation with the code. */
async function fail(operation: Operation, row: ErrorTableRow): Promise<ServiceError> {
  const response = readForcedResponse(operation, `${row.status}:${row.code}`);
  const messages = getErrorMessages('en-us', [operation]);
  const { operationId } = operation;
  const respond = async () => createMockResponse({ operationId, response, correlationId: 'test', generate: () => undefined });
  const calls = createCalls(
    { origin: 'http://mock.test', fetch: respond },
    { hooks: { textOf: createErrorTextGetter(messages, 'en-US') } },
  );
  const params = Object.fromEntries(operation.pathParams.map((name) => [name, 'x']));
  const error: unknown = await calls.send({ ...operation, invalidates: [] } as never, params, {}).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
}

describe('docs/reference/error-table.md', () => {
  it('is up to date with the contract and the messages (npm run error-table)', () => {
    expect(readFileSync('docs/reference/error-table.md', 'utf8')).toBe(renderErrorTable(table));
  });

  it.each(Object.entries(specifiedErrors))('shows the specified codes at their place: %s', (level, codes) => {
    const rows = table.filter((row) => codes.includes(row.code));
    expect([...new Set(rows.map(({ code }) => code))].toSorted()).toEqual(codes.toSorted());
    expect([...new Set(rows.map((row) => row.level))]).toEqual([level]);
  });

  it('has a row for every code, and for every code of every operation', () => {
    const codes = new Set<string>(table.map(({ code }) => code));
    expect(errorCodes.filter((code) => !codes.has(code))).toEqual([]);
    const covered = new Set(raised.flatMap((row) => getSenders(row).map(({ operationId }) => `${operationId} ${row.code}`)));
    const named = known.flatMap(({ operationId, errors }) => errors.map((code) => `${operationId} ${code}`));
    expect(named.filter((pair) => !covered.has(pair))).toEqual([]);
  });

  it('has a text for every row, and a screen for every row that page scripts can provoke', () => {
    expect(table.filter(({ message }) => message === '')).toEqual([]);
    const ofPages = raised.filter((row) => row.screens.length === 0 && getSenders(row).some(({ gateway }) => gateway));
    expect(ofPages.map(({ code, operations: by }) => `${code} ${by.join()}`)).toEqual([]);
  });
});

describe('an error of the mock', () => {
  it.each(raised.filter((row) => getSenders(row).length > 0).map((row) => [row.code, row.status, row] as const))(
    '%s with status %i reaches pages with its text and its place',
    async (code, status, row) => {
      for (const operation of getSenders(row)) {
        const error = await fail(operation, row);
        expect(error, operation.operationId).toMatchObject({ errorId: code, status, level: row.level, placingReaction: row.placing });
        const values = { ...error.additionalInfo, retryAfter: error.retryAfter } as Record<string, number>;
        expect(error.text, operation.operationId).toBe(getErrorMessage(errorMessages, code, 'en-US', values));
      }
    },
  );

  it.each(['top', 'session', 'toast', 'item', 'input'] as const)('is shown at its place: %s', async (level) => {
    for (const row of raised.filter((one) => one.level === level)) {
      const [operation] = getSenders(row);
      if (operation === undefined) continue;
      const error = await fail(operation, row);
      const shown: string[] = [];
      const host = { onFailure: (_: ServiceError, text: string) => void shown.push(`toast: ${text}`) };
      const commerce = createCommerce({ wireLocale: 'en_US', languageTag: 'en-US', errorMessages, host });
      const leave = commerce.topNotice.subscribe(() => void shown.push(`top: ${commerce.topNotice.current()}`));
      commerce.reportFailure(error);
      await Promise.resolve();
      leave();
      const place = { top: 'top', session: 'top', toast: 'toast', item: undefined, input: undefined }[level];
      // The screen that made the change shows an error of an item or a field itself.
      expect(shown, row.code).toEqual(place === undefined ? [] : [`${place}: ${error.text}`]);
    }
  });
});

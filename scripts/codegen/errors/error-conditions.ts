import type { ApiArea, ApiOperation } from '../openapi/api.ts';
import { ERRORS_FILE, readErrorRows, type ErrorRow, type ProvokeRow } from './error-rows.ts';
import { getObject, getStrings } from '../json.ts';
import { resolveLocalRef } from '../openapi/openapi.ts';
import type { Output } from '../output.ts';
import { SchemaError } from '../schema-error.ts';
import type { Sources } from '../sources.ts';

/** Operation → the statuses of its responses that may have a code. */
type Places = ReadonlyMap<string, ReadonlySet<number>>;

interface Condition {
  readonly code: string;
  readonly status: number;
  readonly operations: readonly string[];
  readonly how: string;
}

/**
 * generated/openapi/error-conditions.ts: how to provoke each error of each operation, from schemas/errors.json.
 * @throws SchemaError if a row disagrees with the operations, or no row provokes an error of an operation.
 */
export function generateErrorConditions(areas: readonly ApiArea[], sources: Sources): Output {
  const rows = readErrorRows(sources);
  const conditions = rows.flatMap((row, index) => getConditions(row, index, areas));
  const notRaised = rows.flatMap(({ code, range, notRaised: why }) => (why === undefined ? [] : [[code ?? range, why]]));
  return {
    path: 'openapi/error-conditions.ts',
    text: `
      import type { ErrorCode, ErrorRange } from '../errors.ts';
      import type { OperationId } from './operations.ts';

      /** One way to provoke an error. */
      export interface ErrorCondition {
        readonly code: ErrorCode;
        /** Status of the response. Below 400 the body contains the code. */
        readonly status: number;
        /** Empty if any request can provoke it. */
        readonly operations: readonly OperationId[];
        /** Steps, in Markdown. */
        readonly how: string;
      }

      export const errorConditions: readonly ErrorCondition[] = ${JSON.stringify(conditions)};

      /** Codes and ranges that the backend does not raise, with the reason. */
      export const errorsNotRaised: Readonly<Partial<Record<ErrorCode | ErrorRange, string>>> = ${JSON.stringify(Object.fromEntries(notRaised))};
    `,
  };
}

function getConditions({ code, provoke = [] }: ErrorRow, index: number, areas: readonly ApiArea[]): readonly Condition[] {
  if (code === undefined) return [];
  const places = findPlaces(code, areas);
  const conditions = provoke.map((row, place): Condition => {
    const at = `/errors/${index}/provoke/${place}`;
    const operations = row.operations ?? getRemainingOperations(row.status, provoke, places);
    if (row.operations) assertPlaced(row, areas, places, at);
    else if (places.size > 0 && operations.length === 0) throw new SchemaError(ERRORS_FILE, at, 'matches no operation');
    return { code, status: row.status, operations, how: row.how };
  });
  for (const [operationId] of places) {
    if (!conditions.some(({ operations }) => operations.includes(operationId)))
      throw new SchemaError(ERRORS_FILE, `/errors/${index}/provoke`, `lacks a way to provoke ${code} of ${operationId}`);
  }
  return conditions;
}

/** Operations of a row without any: those that no other row of its status names. */
function getRemainingOperations(status: number, rows: readonly ProvokeRow[], places: Places): readonly string[] {
  const named = new Set(rows.flatMap((row) => (row.status === status ? (row.operations ?? []) : [])));
  return [...places].flatMap(([operationId, statuses]) => (statuses.has(status) && !named.has(operationId) ? operationId : []));
}

function assertPlaced({ operations = [], status }: ProvokeRow, areas: readonly ApiArea[], places: Places, at: string): void {
  const all = areas.flatMap((area) => area.operations);
  operations.forEach((operationId, index) => {
    const operation = all.find((one) => one.operationId === operationId);
    if (!operation || !(String(status) in operation.responses) || (status >= 400 && !places.has(operationId)))
      throw new SchemaError(ERRORS_FILE, `${at}/operations/${index}`, `"${operationId}" has no ${status} response with this code`);
  });
}

function findPlaces(code: string, areas: readonly ApiArea[]): Places {
  const places = areas.flatMap((area) =>
    area.operations.map((operation) => [operation.operationId, getStatuses(code, operation, area)] as const),
  );
  return new Map(places.filter(([, statuses]) => statuses.size > 0));
}

/** Statuses of the responses that name the code. A code that only the operation names may come with any error status. */
function getStatuses(code: string, { path, method, errors }: ApiOperation, { document }: ApiArea): ReadonlySet<number> {
  if (!errors.includes(code)) return new Set();
  const call = getObject(getObject(getObject(document, 'paths'), path), method.toLowerCase());
  const responses = Object.entries(getObject(call, 'responses')).filter(([status]) => Number(status) >= 400);
  const naming = responses.filter(([, response]) => getStrings(resolveLocalRef(document, response), 'x-cairn-errors').includes(code));
  return new Set((naming.length > 0 ? naming : responses).map(([status]) => Number(status)));
}

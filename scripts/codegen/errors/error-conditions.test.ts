import { describe, expect, it } from 'vitest';
import { generateErrorConditions } from './error-conditions.ts';
import type { ProvokeRow } from './error-rows.ts';
import type { JsonObject } from '../json.ts';

/** `read` and `write` return LOG1 with 401. `write` alone returns LOG2, with any status. */
const areas = [
  {
    operations: [createOperation('read', 'GET', ['LOG1']), createOperation('write', 'PUT', ['LOG1', 'LOG2'])],
    document: {
      paths: { '/log': { get: call(), put: call() } },
      components: { responses: { Unauthorized: { 'x-cairn-errors': ['LOG1'] } } },
    },
  },
] as unknown as Parameters<typeof generateErrorConditions>[0];

function createOperation(operationId: string, method: string, errors: readonly string[]) {
  return { operationId, method, path: '/log', errors, responses: call().responses };
}

function call() {
  return { responses: { '200': {}, '401': { $ref: '#/components/responses/Unauthorized' }, '409': {} } };
}

function getText(log1: readonly ProvokeRow[], log2: readonly ProvokeRow[] = [{ status: 409, how: 'write twice' }]): string {
  const errors = Object.entries({ LOG1: log1, LOG2: log2 }).map(([code, provoke]) => ({ code, level: 'top', meaning: code, provoke }));
  const file = { levels: ['top'], reactions: {}, placing: [], errors } as unknown as JsonObject;
  return generateErrorConditions(areas, { files: new Map([['errors.json', file]]) }).text;
}

describe('generateErrorConditions', () => {
  it('applies a row without operations to all that no other row of its status names', () => {
    const text = getText([
      { status: 401, operations: ['write'], how: 'write as a guest' },
      { status: 401, how: 'send no token' },
    ]);
    expect(text).toContain('{"code":"LOG1","status":401,"operations":["read"],"how":"send no token"}');
    expect(text).toContain('{"code":"LOG2","status":409,"operations":["write"],"how":"write twice"}');
  });

  it('accepts a status below 400 for a code in the body', () => {
    const rows = [
      { status: 409, how: 'write twice' },
      { status: 200, operations: ['read'], how: 'read it later' },
    ];
    expect(getText([{ status: 401, how: 'send no token' }], rows)).toContain('"status":200,"operations":["read"]');
  });

  it.each<readonly [string, readonly ProvokeRow[], string]>([
    ['an operation without a row', [{ status: 401, operations: ['read'], how: 'x' }], 'lacks a way to provoke LOG1 of write'],
    ['an unknown operation', [{ status: 401, operations: ['find'], how: 'x' }], '/errors/0/provoke/0/operations/0: "find"'],
    ['a status that the operation does not have', [{ status: 404, operations: ['read'], how: 'x' }], '"read" has no 404 response'],
    [
      'a row for no operation',
      [
        { status: 401, how: 'x' },
        { status: 409, how: 'y' },
      ],
      '/errors/0/provoke/1: matches no operation',
    ],
    ['no row', [], '/errors/0/provoke: must have a row'],
  ])('rejects %s', (_, rows, message) => {
    expect(() => getText(rows)).toThrow(message);
  });
});

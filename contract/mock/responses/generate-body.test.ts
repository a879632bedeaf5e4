import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { readExample } from './get-example.ts';
import { createBodyGenerator, type OpenApiDocument } from './generate-body.ts';

const documentFile = new URL('../../../generated/openapi/openapi.json', import.meta.url);
const generate = createBodyGenerator(JSON.parse(readFileSync(documentFile, 'utf8')) as OpenApiDocument);

describe('createBodyGenerator', () => {
  it('generates a valid body for every success of the contract', () => {
    for (const { operationId, statuses } of operations) {
      for (const status of statuses.filter((code) => code < 300)) {
        const body = generate(operationId, status, 1);
        const validate = operationValidators[operationId].responses[status];
        expect([operationId, status, body === undefined || !validate || validate(body)]).toEqual([operationId, status, true]);
        if (body !== undefined) expect(body, operationId).not.toBe(readExample(operationId, status));
      }
    }
  });
});

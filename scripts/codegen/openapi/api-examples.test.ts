import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { operations } from '#generated/openapi/operations.ts';
import { galleryValidators } from '#generated/openapi/partners/gallery.ts';
import { operationValidators, type OperationValidators } from '#generated/openapi/validators.ts';
import type { Validator } from '#generated/validator.ts';
import { readAreas, getShopAreas, type ApiArea } from './api.ts';
import { isObject, getObject, resolvePointer, type Json, type JsonObject } from '../json.ts';
import { METHODS } from './openapi.ts';
import { readSources } from '../sources.ts';

const allValidators: Readonly<Partial<Record<string, OperationValidators>>> = { ...operationValidators, ...galleryValidators };
const areas = readAreas(readSources(fileURLToPath(new URL('../../../schemas', import.meta.url))));

function local({ document }: ApiArea, node: Json): JsonObject {
  const target = isObject(node) && typeof node.$ref === 'string' ? resolvePointer(document, node.$ref.slice(1)) : node;
  return isObject(target) ? target : {};
}

/** The validation errors of a value as sentences. */
function getFaults(validate: Validator<unknown> | null | undefined, value: unknown): readonly string[] {
  if (!validate) return ['there is no validator'];
  return validate(structuredClone(value)) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

for (const area of areas) {
  describe(`${area.area} examples`, () => {
    for (const { operationId, path, method } of area.operations) {
      const source = getObject(getObject(getObject(area.document, 'paths'), path), method.toLowerCase());
      const validators = allValidators[operationId] ?? { request: {}, bodyRequired: false, responses: {} };

      it(`follow the contract of ${operationId}`, () => {
        const contents = getObject(local(area, source.requestBody ?? {}), 'content');
        for (const content of Object.values(contents))
          expect(getFaults(validators.request.body, getObject(content, 'example'))).toEqual([]);
        for (const [status, response] of Object.entries(getObject(source, 'responses'))) {
          const content = getObject(local(area, response), 'content');
          const validate = validators.responses[Number(status)];
          if (Object.keys(content).length === 0) expect(validate).toBeNull();
          else expect(getFaults(validate, getObject(getObject(content, 'application/json'), 'example'))).toEqual([]);
        }
      });

      it(`have a valid value for every parameter of ${operationId}`, () => {
        const item = getObject(getObject(area.document, 'paths'), path);
        const entries = [item.parameters, source.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
        const parameters = entries.map((entry) => local(area, entry));
        for (const [group, location] of [
          ['params', 'path'],
          ['query', 'query'],
          ['headers', 'header'],
        ] as const) {
          const own = parameters.filter((parameter) => parameter.in === location);
          if (own.length === 0) continue;
          for (const parameter of own) expect(parameter, JSON.stringify(parameter.name)).toHaveProperty('example');
          const values = Object.fromEntries(
            own.map(({ name, example }) => [
              name,
              Array.isArray(example) ? example.map(String) : `${example as string | number | boolean}`,
            ]),
          );
          expect(getFaults(validators.request[group], values)).toEqual([]);
        }
      });
    }
  });
}

describe('operation table', () => {
  it('contains every operation of the shop once, and none of a partner', () => {
    const described = getShopAreas(areas).flatMap(({ document }) =>
      Object.values(getObject(document, 'paths')).flatMap((item) => METHODS.filter((method) => isObject(item) && method in item)),
    );
    expect(operations).toHaveLength(described.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('lists an error response for every operation', () => {
    for (const { operationId, statuses } of operations) {
      expect(
        statuses.some((status) => status >= 400),
        operationId,
      ).toBe(true);
    }
  });
});

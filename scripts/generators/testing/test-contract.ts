import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPascalCase } from '../../codegen/json.ts';

/** A new operation for an area of the contract. */
export interface TestCall {
  readonly area: string;
  readonly operationId: string;
}

/** Adds one reading operation to each area of x-cairn-features, and a document to each area that has none. */
export function addTestCalls(root: string): readonly TestCall[] {
  const shared = readFileSync(join(root, 'schemas/openapi/shared.yaml'), 'utf8');
  const [, table = ''] = /^x-cairn-features:\n((?: {2}.+\n)+)/m.exec(shared) ?? [];
  return [...table.matchAll(/^ {2}([a-z]+):/gm)].map(([, area = '']) => {
    const operationId = `get${toPascalCase(area)}Tide`;
    const path = join(root, `schemas/openapi/${area}.yaml`);
    if (!existsSync(path)) appendFileSync(path, createDocument(area));
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('\npaths:\n', () => `\npaths:\n${createReading(area, operationId)}`),
    );
    return { area, operationId };
  });
}

/** Adds a mutation with a body to an area that has a document, in a folder of its own. */
export function addTestMutation(root: string, area: string, operationId: string, feature: string): TestCall {
  const path = join(root, `schemas/openapi/${area}.yaml`);
  const call = `x-cairn-call: { feature: ${feature}, idempotency: natural, invalidates: [getCountryList] }`;
  const body = `requestBody: { required: true, ${hours} }`;
  const mutation = `  /tide/alarm:\n    post:\n      operationId: ${operationId}\n      ${call}\n${responses}      ${body}\n`;
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('\npaths:\n', () => `\npaths:\n${mutation}`),
  );
  return { area, operationId };
}

const hours =
  'content: { application/json: { schema: { type: object, additionalProperties: false, required: [hours], properties: { hours: { type: array, items: { type: integer } } } }, example: { hours: [4, 16] } } }';

const responses = `      summary: The hours of low tide.
      responses:
        '200': { description: The hours., ${hours} }
        '400': { $ref: 'shared.yaml#/components/responses/BadRequest' }
`;

const createReading = (area: string, operationId: string): string =>
  `  /tide/${area}:\n    get:\n      operationId: ${operationId}\n${responses}`;

const createDocument = (area: string): string => `openapi: 3.1.0
info:
  title: ${toPascalCase(area)}
  version: 1.0.0
  description: Invented.
  license: { name: All rights reserved, identifier: LicenseRef-Cairn }
servers: [{ url: /, description: The service. }]
security:
  - { accessKey: [] }
x-cairn-defaults: { gateway: true }
paths:
components:
  securitySchemes:
    accessKey: { $ref: 'shared.yaml#/components/securitySchemes/accessKey' }
`;

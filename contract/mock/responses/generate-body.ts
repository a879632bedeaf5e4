import type { OperationId } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { readExample } from './get-example.ts';
import type { Components, Schema } from '../../document/schema.ts';
import { generateValue } from './generate-value.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The parts of an OpenAPI document from which bodies are generated. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Components;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
  };
}

interface OpenApiOperation {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, OpenApiResponse>>;
}

interface OpenApiResponse {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** Returns the body of a response by operation, status and seed. */
export type GenerateBody = (operationId: OperationId, status: number, seed: number) => unknown;

/** Attempts to meet a schema's conditions between properties by chance. */
const ATTEMPTS = 20;

/** Generates valid bodies from the contract's schemas. Falls back to the example if no attempt is valid. */
export function createBodyGenerator({ paths, components }: OpenApiDocument): GenerateBody {
  const operations = new Map(
    Object.values(paths)
      .flatMap((path) => Object.values(path))
      .map((operation) => [operation.operationId, operation]),
  );

  function findSchema(operationId: OperationId, status: number): Schema | undefined {
    const response = operations.get(operationId)?.responses?.[status];
    const resolved = response?.$ref === undefined ? response : components.responses[response.$ref.split('/').at(-1) ?? ''];
    return resolved?.content?.['application/json']?.schema;
  }

  return (operationId, status, seed) => {
    const schema = findSchema(operationId, status);
    if (!schema) return undefined;
    const validate = operationValidators[operationId].responses[status];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const body = generateValue(schema, {
        components: components.schemas,
        random: createSeededRandom(seed, operationId, status, attempt),
      });
      if (!validate || validate(body)) return body;
    }
    return readExample(operationId, status);
  };
}

import { operations, type Operation } from '#generated/openapi/operations.ts';
import type { Components, Schema } from './schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Described {
  readonly operationId: string;
  readonly parameters: readonly (Parameter & { readonly $ref?: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Components; readonly parameters: Readonly<Record<string, Parameter>> };
}

/** An operation with the schemas and examples of its request. */
export interface Call extends Operation {
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly type: string; readonly schema: Schema; readonly example: unknown };
}

export interface Contract {
  readonly calls: readonly Call[];
  readonly components: Components;
}

const byId = new Map<string, Operation>(operations.map((operation) => [operation.operationId, operation]));

/** @param text Content of `generated/openapi/openapi.json`. Operations unknown to the code are skipped */
export function readContract(text: string): Contract {
  const { paths, components } = JSON.parse(text) as Document;
  const createCalls = (described: Described): readonly Call[] => {
    const operation = byId.get(described.operationId);
    if (!operation) return [];
    const [type, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
    const parameters = described.parameters.map((parameter) => components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter);
    return [
      {
        ...operation,
        parameters,
        ...(type !== undefined && content && { body: { type, schema: content.schema, example: content.example } }),
      },
    ];
  };
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(createCalls));
  return { calls, components: components.schemas };
}

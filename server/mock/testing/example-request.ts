import type { Operation } from '#generated/openapi/operations.ts';
import { document } from './mock-requests.ts';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly example?: unknown;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}

interface RequestDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

const { paths, components } = document as unknown as RequestDocument;
const documented = new Map(
  Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
);

export interface ExampleRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Builds the request of an operation from the examples of its required parameters and of its body. */
export function createExampleRequest({ operationId, method, path, audience }: Operation): ExampleRequest {
  const { parameters = [], requestBody } = documented.get(operationId) ?? {};
  const resolved = parameters.map((parameter) => components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter);
  const getExampleValues = (place: Parameter['in']) =>
    resolved
      .filter(({ in: where, required, example }) => where === place && example !== undefined && (place !== 'query' || required))
      .map(({ name, example }): [string, string] => [name, String(example)]);
  const filled = getExampleValues('path').reduce((at, [name, value]) => at.replace(`{${name}}`, encodeURIComponent(value)), path);
  const role = audience.includes('registered') ? 'registered' : (audience[0] ?? 'guest');
  return {
    method,
    path: `${filled}?${new URLSearchParams(getExampleValues('query'))}`,
    headers: { ...Object.fromEntries(getExampleValues('header')), authorization: `Bearer ${role}` },
    body: requestBody?.content['application/json']?.example,
  };
}

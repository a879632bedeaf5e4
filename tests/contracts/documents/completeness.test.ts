import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '#contract/document/json.ts';

type JsonObject = Readonly<Record<string, Json>>;

interface DocumentOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, JsonObject>>;
}

interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: { readonly responses?: Readonly<Record<string, JsonObject>> };
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const documents = ['openapi', 'gallery'].map((name) => JSON.parse(read(`../../../generated/openapi/${name}.json`)) as ContractDocument);

/** Documents and specification may name path parameters differently. */
const createKey = (method: string, path: string): string => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;

const described = new Map(
  documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [createKey(method, path), { document, operation }] as const),
    ),
  ),
);

const specified = read('./specified-operations.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

describe('the contract documents', () => {
  it('describe each of the 131 operations of the specification', () => {
    expect(specified).toHaveLength(131);
    const missing = specified.filter(([method = '', path = '']) => !described.has(createKey(method, path)));
    expect(missing).toEqual([]);
  });

  it('give each operation a unique id', () => {
    const ids = [...described.values()].map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('give an example for every response that has a body', () => {
    const bare = [...described.values()].flatMap(({ document, operation }) =>
      Object.entries(operation.responses).flatMap(([status, reference]) => {
        const name = typeof reference.$ref === 'string' ? reference.$ref.replace('#/components/responses/', '') : undefined;
        const { content = {} } = name === undefined ? reference : (document.components.responses?.[name] ?? {});
        const types = Object.values(content as Readonly<Record<string, JsonObject>>);
        return types.some((type) => type.example === undefined) ? [`${operation.operationId} ${status}`] : [];
      }),
    );
    expect(bare).toEqual([]);
  });
});

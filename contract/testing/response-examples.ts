import galleryDocument from '#generated/openapi/gallery.json' with { type: 'json' };
import shopDocument from '#generated/openapi/openapi.json' with { type: 'json' };
import type { ContractOperationId } from '../drift/drift.ts';
import type { Components, Schema } from '../document/schema.ts';

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Components; readonly responses: Readonly<Record<string, Response>> };
}

/** A response that one of the two documents declares. */
export interface DeclaredResponse {
  readonly operationId: ContractOperationId;
  readonly status: number;
  /** Undefined for a response without a body. */
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly components: Components;
}

function listDeclaredResponses({ paths, components }: Document): readonly DeclaredResponse[] {
  const calls = Object.values(paths).flatMap((item) => Object.values(item)) as readonly {
    readonly operationId: ContractOperationId;
    readonly responses: Readonly<Record<string, Response>>;
  }[];
  return calls.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, response]) => {
      const { content } = response.$ref === undefined ? response : (components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {});
      return { operationId, status: Number(status), components: components.schemas, ...content?.['application/json'] };
    }),
  );
}

/** Every response of the shop and of the gallery. */
export const allResponses: readonly DeclaredResponse[] = [shopDocument, galleryDocument].flatMap((document) =>
  listDeclaredResponses(document as unknown as Document),
);

/** The example of a response. */
export function getResponseExample(operationId: ContractOperationId, status: number): unknown {
  return allResponses.find((response) => response.operationId === operationId && response.status === status)?.example;
}

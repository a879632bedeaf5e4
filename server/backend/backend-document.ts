import type { OpenApiDocument } from '../http/openapi-document.ts';

/**
 * The contract as the backend's own origin serves it: without the operations of the storefront.
 * @param root Path prefix of the operations.
 */
export function createBackendDocument(contract: OpenApiDocument, root: string): OpenApiDocument {
  const paths = Object.entries(contract.paths).flatMap(([path, item]) => {
    const served = Object.entries(item).filter(([, { servers }]) => servers === undefined);
    return served.length === 0 ? [] : [[path, Object.fromEntries(served)] as const];
  });
  return {
    ...contract,
    servers: [{ url: root, description: 'The backend that serves this document.' }],
    paths: Object.fromEntries(paths),
  };
}

import { getObject, toPascalCase } from '../json.ts';
import type { Output } from '../output.ts';
import { toKebabCase } from './api-calls.ts';
import { getShopAreas, type ApiArea } from './api.ts';
import { createHomeLookup, type HomeOf } from './home-lookup.ts';

/** Area for the shop's own pages; other programs do not call it. */
const ownPages = 'internal';

/** Exports of the client package: every operation of the services with its types, and the operations that need an access token. */
export function generateApiClient(areas: readonly ApiArea[]): Output {
  const served = getShopAreas(areas).filter(({ area }) => area !== ownPages);
  const operations = served.flatMap((area) => area.operations).sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
  const withToken = operations.filter(({ security }) => security.includes('accessToken')).map(({ operationId }) => operationId);
  const types = [...groupTypesByModule(served, createHomeLookup(areas))].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    path: 'client.ts',
    text: `
      import type { OperationId } from './openapi/operations.ts';

      ${operations.map(({ operationId }) => `export { ${operationId} } from './calls/${toKebabCase(operationId)}.ts';`).join('\n')}
      export { errorCodes, levelOf, type ErrorCode, type ErrorLevel } from './errors.ts';
      export type { CallInput, CallOptions, Calls } from './openapi/call.ts';
      export type { OperationResponse, OperationErrorCode, OperationFailure, OperationId } from './openapi/operations.ts';
      ${types.map(([module, names]) => `export type { ${[...names].sort().join(', ')} } from './openapi/${module}.ts';`).join('\n')}

      /** Operations that need a customer's access token. */
      export const operationsWithToken: ReadonlySet<OperationId> = new Set<OperationId>(${JSON.stringify(withToken)});
    `,
  };
}

/**
 * Exports of schema types by the module of generated/openapi/ that declares them. Of two types with the same name the later gets its area
 * as a prefix, as in the document.
 */
function groupTypesByModule(areas: readonly ApiArea[], homeOf: HomeOf): ReadonlyMap<string, ReadonlySet<string>> {
  const modules = new Map<string, Set<string>>();
  const homes = new Map<string, string>();
  for (const area of areas) {
    for (const name of Object.keys(getObject(getObject(area.document, 'components'), 'schemas'))) {
      const home = homeOf(area, `#/components/schemas/${name}`);
      const first = homes.get(name) ?? home;
      homes.set(name, first);
      const exported = first === home ? name : `${name} as ${toPascalCase(home)}${name}`;
      modules.set(home, (modules.get(home) ?? new Set()).add(exported));
    }
  }
  return modules;
}

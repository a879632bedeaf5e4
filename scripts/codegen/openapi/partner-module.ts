import { getTypes, type ApiArea, type ApiOperation } from './api.ts';
import { toPascalCase } from '../json.ts';
import type { Output } from '../output.ts';

/**
 * generated/openapi/partners/<area>.ts: the operations of a partner's service with their validators, for its sandbox and for tests.
 * @param validators One property of an object for each operation.
 */
export function generatePartnerModule({ area, document, operations }: ApiArea, validators: readonly string[]): Output {
  const rows = operations.map(({ operationId, method, path, parameters, responses }) => ({
    operationId,
    method,
    path,
    lists: parameters
      .filter(({ in: place, schema }) => place === 'query' && getTypes(document, schema).includes('array'))
      .map(({ name }) => name),
    statuses: getStatuses(responses),
  }));
  const name = toPascalCase(area);
  return {
    path: `openapi/partners/${area}.ts`,
    text: `
      import type { OperationValidators } from '../validators.ts';
      import * as ${area} from '../validators/${area}.js';

      export type ${name}OperationId = ${operations.map(({ operationId }) => `'${operationId}'`).join(' | ')};

      export interface ${name}Operation {
        readonly operationId: ${name}OperationId;
        readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
        /** With {name} for each path parameter. */
        readonly path: string;
        /** Query parameters that may be repeated. */
        readonly lists: readonly string[];
        /** Every status that the contract names. */
        readonly statuses: readonly number[];
      }

      export const ${area}Operations: readonly ${name}Operation[] = ${JSON.stringify(rows)};

      export const ${area}Validators: Readonly<Record<${name}OperationId, OperationValidators>> = {
        ${validators.join('\n')}
      };
    `,
  };
}

function getStatuses(responses: ApiOperation['responses']): readonly number[] {
  return Object.keys(responses).map(Number).filter(Number.isInteger);
}

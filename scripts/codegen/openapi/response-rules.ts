import { readServerErrors } from './api-defaults.ts';
import type { ApiArea, ApiOperation } from './api.ts';
import type { Output } from '../output.ts';
import type { Sources } from '../sources.ts';

/**
 * generated/openapi/response-rules.ts: error codes and headers of every response, which the schema of its body does not cover. Each rule is
 * written once.
 */
export function generateResponseRules(areas: readonly ApiArea[], sources: Sources): Output {
  const shared = new Map<string, string>();
  const getName = (rule: unknown): string => {
    const text = JSON.stringify(rule);
    const name = shared.get(text) ?? `rules${shared.size + 1}`;
    shared.set(text, name);
    return name;
  };
  const rows = areas
    .flatMap(({ operations }) => operations)
    .map((operation) => `${operation.operationId}: { ${createRow(operation, getName)} },`);
  return {
    path: 'openapi/response-rules.ts',
    text: `
      import type { ContractOperationId } from './response-shapes.ts';

      export interface HeaderRule {
        /** Lower case. */
        readonly name: string;
        readonly required: boolean;
        readonly type: 'string' | 'integer';
      }

      export interface ResponseRules {
        /** Error codes that the body may hold; empty for a form without codes. */
        readonly errors: readonly string[];
        readonly headers: readonly HeaderRule[];
      }

      ${[...shared].map(([text, name]) => `const ${name}: ResponseRules = ${text};`).join('\n')}

      /** By operation and status. */
      export const responseRules: Readonly<Record<ContractOperationId, Readonly<Record<number, ResponseRules>>>> = {
        ${rows.sort().join('\n')}
      };

      /** Codes of errors that any operation of the shop may respond with, in the error form, by status. */
      export const serverErrors: Readonly<Record<number, readonly string[]>> = ${JSON.stringify(readServerErrors(sources))};
    `,
  };
}

function createRow({ responses, errorsByStatus, headersByStatus }: ApiOperation, nameOf: (rule: unknown) => string): string {
  const rules = Object.keys(responses).map((status) => {
    return `${status}: ${nameOf({ errors: errorsByStatus[status] ?? [], headers: headersByStatus[status] ?? [] })}`;
  });
  return rules.join(', ');
}

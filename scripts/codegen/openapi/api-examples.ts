import type { ApiArea } from './api.ts';
import { isObject, getObject, resolvePointer, type Json, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';

/** Example responses of each call from the contract, for mocks. An example that several responses share is written once. */
export function generateApiExamples(areas: readonly ApiArea[]): Output {
  const shared = new Map<string, string>();
  const getName = (example: Json): string => {
    const text = JSON.stringify(example);
    const name = shared.get(text) ?? `example${shared.size + 1}`;
    shared.set(text, name);
    return name;
  };
  const rows = areas.flatMap((area) =>
    area.operations.map(({ operationId, path, method }) => {
      const responses = Object.entries(
        getObject(getObject(getObject(getObject(area.document, 'paths'), path), method.toLowerCase()), 'responses'),
      );
      const parts = responses.map(([status, response]) => {
        const example = getObject(getObject(resolveLocalRef(area.document, response), 'content'), 'application/json').example;
        return `${status}: ${example === undefined ? 'undefined' : getName(example)}`;
      });
      return `${operationId}: { ${parts.join(', ')} },`;
    }),
  );
  return {
    path: 'openapi/examples.ts',
    text: `
      import type { OperationId } from './operations.ts';

      ${[...shared].map(([text, name]) => `const ${name} = ${text};`).join('\n')}

      /** By call and status; undefined where an answer has no body. */
      export const examples: Readonly<Record<OperationId, Readonly<Record<number, unknown>>>> = {
        ${rows.sort().join('\n')}
      };
    `,
  };
}

function resolveLocalRef(document: JsonObject, node: Json): JsonObject {
  const target = isObject(node) && typeof node.$ref === 'string' ? resolvePointer(document, node.$ref.slice(1)) : node;
  return isObject(target) ? target : {};
}

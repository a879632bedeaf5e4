import type { OpenApiOperation, OpenApiParameter } from '../openapi-document.ts';

/** Headers that the client always sends are not among the required ones. */
const isNamed = ({ required, in: place, name }: OpenApiParameter): boolean => required === true && place !== 'cookie' && name !== undefined;

/**
 * TypeScript that calls an operation with the client package, from the examples of the contract.
 * @param parameters Those of the operation, without references.
 */
export function createClientSample({ operationId, requestBody }: OpenApiOperation, parameters: readonly OpenApiParameter[]): string {
  const body = getExample(requestBody);
  const input = {
    ...Object.fromEntries(parameters.filter(isNamed).map(({ name = '', example }) => [name, example ?? '…'])),
    ...(body !== undefined && { body }),
  };
  const given = Object.keys(input).length > 0 ? `, ${formatLiteral(input)}` : '';
  return `import { ${operationId} } from '@cairn/client';\n\nconst result = await ${operationId}(client${given});\n`;
}

function getExample(requestBody: OpenApiOperation['requestBody']): unknown {
  const [media] = Object.values(requestBody?.content ?? {});
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}

/** JSON in the style of TypeScript: keys that are identifiers have no quotes. */
function formatLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
}

import type { CallDescription } from './describe-call.ts';

/** backend/<feature>/<call>.contract.ts: sends the example of the contract, whose ids must be replaced by those of a scene. */
export function renderContractScript({ operationId, examples }: CallDescription): string {
  const { params, query, headers, body, status } = examples;
  const parts = Object.entries({ params, query, headers, body }).filter(
    ([, value]) => value !== undefined && Object.keys(value ?? {}).length > 0,
  );
  return `import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'${operationId}'> = {
  operationId: '${operationId}',
  status: ${status},
  compose: () => (${JSON.stringify(Object.fromEntries(parts))}),
};
`;
}

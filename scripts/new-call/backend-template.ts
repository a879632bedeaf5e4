import type { CallDescription } from './describe-call.ts';

/** backend/<feature>/<call>.ts: an initial handler that returns the contract's example. */
export function renderHandler({ operationId, pascal, feature, summary, examples }: CallDescription): string {
  return `import type { Handler } from '${toBackend(feature)}router/handler.ts';

/** ${summary} */
export function create${pascal}(): Handler<'${operationId}'> {
  return {
    handle() {
      return { status: ${examples.status}, body: ${JSON.stringify(examples.response) ?? 'undefined'} };
    },
  };
}
`;
}

/** Relative path from a feature's folder to backend/. */
const toBackend = (feature: string): string => '../'.repeat(feature.split('/').length);

/** Covers this call only; every response is checked against the contract outside production. */
export function renderHandlerTest({ operationId, pascal, kebab, feature, needsToken, examples }: CallDescription): string {
  return `import { describe, expect, it } from 'vitest';
import { operationValidators } from '#generated/openapi/validators.ts';
import { findResponseFaults } from '${toBackend(feature)}router/find-response-faults.ts';
import type { Call } from '${toBackend(feature)}router/handler.ts';
import { create${pascal} } from './${kebab}.ts';

const call: Call<'${operationId}'> = {
  params: ${JSON.stringify(examples.params)},
  query: ${JSON.stringify(examples.query)},
  headers: ${JSON.stringify(examples.headers)},
  body: ${JSON.stringify(examples.body) ?? 'undefined as never'},
  context: {
    channel: 'ECOMM',
    brand: 'tarnfell',
    siteId: 'TARNFELL-US',
    locale: 'en-us',
    transactionId: '6f1de6a2-7a55-4f0e-9c55-0c5b3d6f0a11',
    correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',${needsToken ? CUSTOMER : ''}
  },
  notes: [],
  signal: new AbortController().signal,
};

describe('${operationId}', () => {
  it('responds by its contract', async () => {
    const { status = 200, body } = await create${pascal}().handle(call);
    expect(findResponseFaults(operationValidators.${operationId}, status, body)).toEqual([]);
  });
});
`;
}

const CUSTOMER = "\n    customer: { id: '3a1d6c0e-5b7f-4e0a-9c57-2f8d1b6e4a90', role: 'guest', usid: 'usid' },";

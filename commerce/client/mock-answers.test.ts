import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCart } from '#generated/calls/create-cart.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { ingestPerformance } from '#generated/calls/ingest-performance.ts';
import { examples } from '#generated/openapi/examples.ts';
import { operations } from '#generated/openapi/operations.ts';
import { createCalls } from './calls.ts';
import { mockAnswers, type MockSettings } from './mock-answers.ts';

const mocked = (settings?: MockSettings) => {
  const fetch = vi.fn();
  return { fetch, calls: createCalls({ origin: 'http://service.test', fetch }, { middleware: [mockAnswers(settings)] }) };
};

describe('mocked calls', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('answer the contract’s examples and reach no service', async () => {
    const { calls, fetch } = mocked();
    expect(await getCart(calls, { basketId: 'any' })).toEqual(examples.getCart[200]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('answer with their own success where they have no 200', async () => {
    expect(await createCart(mocked().calls)).toEqual(examples.createCart[201]);
    expect(await ingestPerformance(mocked().calls, { body: { measures: [] } as never })).toBeUndefined();
  });

  it('fail with a status that was chosen, and only one that the contract knows', async () => {
    await expect(getCart(mocked({ statusOf: () => 404 }).calls, { basketId: 'any' })).rejects.toMatchObject({
      status: 404,
      errorId: 'BSK404',
    });
    await expect(getCart(mocked({ statusOf: () => 418 }).calls, { basketId: 'any' })).rejects.toThrow('no answer 418 of getCart');
  });

  it('have an example for every answer that has a body', () => {
    for (const { operationId, statuses } of operations) expect(Object.keys(examples[operationId]).map(Number)).toEqual([...statuses]);
  });

  it('cannot be switched on in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => mockAnswers()).toThrow('not mocked in production');
  });
});

import { describe, expect, it } from 'vitest';
import { operationValidators } from '#generated/openapi/validators.ts';
import { findAnswerFaults } from '../router/check-answer.ts';
import type { Call } from '../router/handler.ts';
import { createAutoSuggest } from './auto-suggest.ts';

const call: Call<'autoSuggest'> = {
  params: {},
  query: { q: 'rain ja' },
  headers: {},
  body: undefined as never,
  context: {
    channel: 'ECOMM',
    brand: 'tarnfell',
    siteId: 'TARNFELL-US',
    locale: 'en-us',
    transactionId: '6f1de6a2-7a55-4f0e-9c55-0c5b3d6f0a11',
    correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  },
  notes: [],
  signal: new AbortController().signal,
};

describe('autoSuggest', () => {
  it('answers by its contract', async () => {
    const { status = 200, body } = await createAutoSuggest().handle(call);
    expect(findAnswerFaults(operationValidators.autoSuggest, status, body)).toEqual([]);
  });
});

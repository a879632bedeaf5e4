import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCalls } from '#commerce/client/calls.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { getMenu } from '#generated/calls/get-menu.ts';
import { examples } from '#generated/openapi/examples.ts';
import { EnvironmentError, parseEnvironment } from '../environment/environment.ts';
import { createMockService } from './mock-service.ts';
import { readMockedCalls } from '../environment/mocked-calls.ts';

const callsOf = (text: string) => createCalls(createMockService(readMockedCalls(text)), { locale: 'en_US' });
const menu = { mode: 'publish', siteId: 'TARNFELL-US' } as const;
const item = { body: { sku: 'TARNFELL:TFKES01M:R7E:M', qty: 1 } } as Parameters<typeof addItem>[1];

describe('mocked services', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('answer every call with the example of its success', async () => {
    expect(await getMenu(callsOf('200'), menu)).toEqual(examples.getMenu[200]);
    expect(await addItem(callsOf('200'), item)).toEqual(examples.addItem[200]);
  });

  it('return the requested statuses', async () => {
    const calls = callsOf('200, addItem:409');
    await expect(addItem(calls, item)).rejects.toMatchObject({ status: 409 });
    expect(await getMenu(calls, menu)).toEqual(examples.getMenu[200]);
    await expect(getMenu(callsOf('500'), menu)).rejects.toMatchObject({ status: 500 });
  });

  it.each([
    ['yes', 'must be statuses such as 200 or addItem:409, not "yes"'],
    ['addThing:409', 'the contract has no call addThing'],
    ['getMenu:418', 'getMenu answers 200, '],
  ])('are not made of %s', (text, sentence) => {
    expect(() => parseEnvironment({ MOCK_CALLS: text, NODE_ENV: 'development' }, '/shop')).toThrow(
      `[cairn] [environment] MOCK_CALLS: ${sentence}`,
    );
  });

  it('are refused in production, in one sentence', () => {
    const start = () => parseEnvironment({ MOCK_CALLS: '200', NODE_ENV: 'production' }, '/shop');
    expect(start).toThrow(EnvironmentError);
    expect(start).toThrow('[cairn] [environment] MOCK_CALLS: calls are not mocked in production; use `npm run dev`.');
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => createMockService(readMockedCalls('200'))).toThrow('not mocked in production');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#generated/openapi/operations.ts';

/** Where the calls of each area stand. */
const folders = ['catalog', 'cart', 'checkout', 'orders', 'utilities'];
const areas = new Set<string>(['products', 'cart', 'orders', 'utilities']);
/** Sent as a POST for its body, but it changes nothing. */
const reading = /^(?:get|search)[A-Z]/;

const calls = operations.filter(({ area }) => areas.has(area));
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const pathOf = (operationId: string): string | undefined =>
  folders.map((folder) => `${import.meta.dirname}/${folder}/${kebab(operationId)}.ts`).find((path) => existsSync(path));
const load = async (operationId: string) => (await import(pathOf(operationId) ?? '')) as Readonly<Record<string, unknown>>;

describe.each(calls.map(({ operationId, method }) => ({ operationId, isReading: method === 'GET' || reading.test(operationId) })))(
  '$operationId',
  ({ operationId, isReading }) => {
    it('has a file of its name; `npm run new:call` writes it', () => {
      expect(pathOf(operationId), `commerce/…/${kebab(operationId)}.ts`).toBeDefined();
    });

    it('has a fetcher and a hook', async () => {
      const file = await load(operationId);
      expect(file[operationId]).toBeTypeOf('function');
      expect(file[`use${pascal(operationId)}`]).toBeTypeOf('function');
    });

    it(isReading ? 'has query options, for loaders' : 'says what it refreshes', async () => {
      const file = await load(operationId);
      if (isReading) expect(file[`${operationId}QueryOptions`]).toBeTypeOf('function');
      else expect(file.refreshes).toEqual({ replaces: expect.any(Array), invalidates: expect.any(Array) });
    });
  },
);

it('leaves the contract’s tables and validators out of the browser', () => {
  for (const { operationId } of calls) {
    const text = readFileSync(pathOf(operationId) ?? '', 'utf8');
    expect(text, operationId).not.toMatch(/^import (?!type)[^;]*#generated/m);
  }
});

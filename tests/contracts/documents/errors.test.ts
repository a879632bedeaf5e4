import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCodes, errorNameOf, errorRanges } from '#generated/errors.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';

interface Row {
  readonly code: string;
  readonly status: string;
  readonly calls: readonly string[];
}

/** Codes of accounts, reviews, wishlists, stores, payments, gift cards, rewards, employees and customer service. */
const documented = /^(?:AUT|PRO|ATTR|FE340|FE872|GFC|REW|REV|FAV|SFL|STR|PRC40[34]|CAS|ORD51[5-8]|PYT|PAY|FE309)/;
const text = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
const rows = text.split('\n').flatMap((line): Row[] => {
  const [, code = '', status = '', calls = ''] = line.split('|').map((cell) => cell.trim());
  const name = /^`(.+)`$/.exec(code)?.[1];
  return name === undefined ? [] : [{ code: name, status, calls: [...calls.matchAll(/`(\w+)`/g)].map(([, call = '']) => call) }];
});

describe('the table of error codes', () => {
  it('names every code of accounts, reviews, wishlists, stores and payments once, and no other', () => {
    const known = [...errorCodes, ...errorRanges.map(({ range }) => range)].filter((name) => documented.test(name));
    expect(rows.map(({ code }) => code).toSorted()).toEqual(known.toSorted());
    for (const { code } of rows.filter(({ calls }) => calls.length > 0)) expect(errorNameOf(code), code).toBe(code);
  });

  it.each(rows.flatMap(({ code, status, calls }) => calls.map((call) => [code, call, status] as const)))(
    'says that %s is raised by %s, as the contract does',
    (code, call, status) => {
      const operation = (operations as readonly Operation[]).find(({ operationId }) => operationId === call);
      expect(operation?.errors).toContain(code);
      expect(operation?.statuses).toContain(Number(status));
    },
  );

  it('leaves out no code that a call of accounts, reviews, wishlists or stores names', () => {
    const calls = (operations as readonly Operation[]).filter(({ area }) =>
      ['authentication', 'consumer', 'reviews', 'wishlists', 'stores'].includes(area),
    );
    const raised = new Set(calls.flatMap(({ errors }) => errors).filter((code) => documented.test(code)));
    const listed = new Set(rows.filter(({ calls: by }) => by.length > 0).map(({ code }) => code));
    expect([...raised].filter((code) => !listed.has(code))).toEqual([]);
  });
});

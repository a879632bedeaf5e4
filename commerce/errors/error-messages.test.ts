import { describe, expect, it, vi } from 'vitest';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { errorCodes, errorRanges } from '#generated/errors.ts';
import { errorMessages } from '#generated/messages/error/all.ts';
import { operations } from '#generated/openapi/operations.ts';
import { createKnownErrorMessages } from './known-error-messages.ts';
import { getErrorMessage, type ErrorMessageData } from './error-messages.ts';
import { getErrorMessages } from './error-messages-for.ts';

const allCodes = ['AUT', 'PRM', 'PRO'].flatMap((area) => Array.from({ length: 1000 }, (_, n) => `${area}${String(n).padStart(3, '0')}`));
const inRange = allCodes.filter((code) => errorRanges.some(({ pattern }) => pattern.test(code)));

describe.each(Object.entries(errorMessages))('error messages in %s', (tag, messages) => {
  it('include every code of the contract and every code of a range', () => {
    expect(inRange.length).toBeGreaterThan(100);
    for (const code of [...errorCodes, ...inRange]) expect(getErrorMessage(messages, code, tag), code).toBeTruthy();
  });

  it('include no code outside of it', () => {
    const known = new Set<string>([...errorCodes, ...inRange]);
    const outside = allCodes.filter((code) => !known.has(code));
    for (const code of [...outside, ...errorRanges.map(({ range }) => range), 'unknown', 'PRO4', '', 'AUT4370'])
      expect(getErrorMessage(messages, code, tag), code).toBeUndefined();
  });

  it.each(['API429', 'AUT423', 'PYT429'])('contain the retry time if it is known (%s)', (code) => {
    expect(getErrorMessage(messages, code, tag, { retryAfter: 290 })).toMatch(/\b5 [Mm]inute[ns]\b/);
    expect(getErrorMessage(messages, code, tag)).not.toMatch(/\d|\{/);
  });

  it('contain the maximum quantity when it is reached', () => {
    expect(getErrorMessage(messages, 'INV408', tag, { maxAllowedQty: 7 })).toContain('7');
  });
});

describe('createKnownErrorMessages', () => {
  const { GEN500, unknown } = errorMessages.de;
  const createKnown = (load: () => Promise<ErrorMessageData>) => createKnownErrorMessages({ GEN500, unknown }, 'de-DE', load);

  it('returns the page’s messages and fetches the others of the contract', async () => {
    const load = vi.fn(async () => errorMessages.de);
    const known = createKnown(load);
    expect(await known.textOf('GEN500', {})).toBe(GEN500);
    expect(await known.textOf('XYZ1', {}), 'a code of no contract').toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    expect(await known.textOf('INV408', { maxAllowedQty: 1200 })).toContain('1.200');
    expect(await known.textOf('INV701', {})).toBe(errorMessages.de.INV701);
    expect(load).toHaveBeenCalledOnce();
  });

  it('returns undefined if fetching fails', async () => {
    expect(await createKnown(() => Promise.reject(new TypeError('offline'))).textOf('INV701', {})).toBeUndefined();
  });

  it('grows with each page', async () => {
    const known = createKnown(() => Promise.reject(new TypeError('offline')));
    known.learn(getErrorMessages('de-de', [getOrder]));
    expect(await known.textOf('OHS4004', {})).toBe(errorMessages.de.OHS4004);
    expect(known.current().GEN500).toBe(GEN500);
  });
});

describe('messages of a page', () => {
  it.each(operations.map(({ operationId, errors }) => [operationId, errors] as const))(
    'cover every error code of %s',
    (operationId, errors) => {
      const messages = getErrorMessages('de-de', [{ operationId }]);
      for (const code of errors)
        expect(getErrorMessage(messages, code, 'de-DE'), code).toBe(getErrorMessage(errorMessages.de, code, 'de-DE'));
    },
  );

  it('include only those of its calls, and one for all other errors', () => {
    const messages = getErrorMessages('fr-ca', [getOrder, getCountryList]);
    const named = operations
      .filter(({ operationId }) => ['getOrder', 'getCountryList'].includes(operationId))
      .flatMap(({ errors }) => errors);
    expect(Object.keys(messages).toSorted()).toEqual([...new Set([...named, 'unknown'])].toSorted());
    expect(messages.OHS4004).toBe('Nous n’avons trouvé aucune commande avec ce numéro et cette adresse courriel.');
    expect(getErrorMessages('fr-ca', [])).toEqual({ unknown: 'Une erreur est survenue. Veuillez réessayer.' });
  });
});

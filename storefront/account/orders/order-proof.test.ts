import { describe, expect, it } from 'vitest';
import { createTestContext, getCookies, createShopService } from '../../session/testing/shop-service.ts';
import { storeProof, getProvenEmail } from './order-proof.ts';
import { lookup, orderNumber } from './testing/order-shop.ts';

const NAME = 'cairn.lookup.TARNFELL-US';

/** A request with this cookie, the given number of minutes later. */
function visit(value = '', minutes = 0, accessKey = 'key') {
  const request = new Request('http://localhost:4000/en-us/orders/track', { headers: { cookie: `${NAME}=${value}` } });
  return createTestContext(request, { ...createShopService().services, accessKey, now: () => new Date(minutes * 60_000) });
}

function getStoredProof(context: ReturnType<typeof visit>, number: string = orderNumber, email = lookup.email): string {
  storeProof(context, number, email);
  return getCookies(context)[NAME] ?? '';
}

describe('storeProof', () => {
  it('remembers an order for half an hour', () => {
    const value = getStoredProof(visit());
    expect([29, 31].map((minutes) => getProvenEmail(visit(value, minutes), orderNumber))).toEqual([lookup.email, undefined]);
  });

  it('remembers the latest four orders', () => {
    const numbers = ['1', '2', '3', '4', '5'].map((last) => `TF-2611-00000${last}`);
    const value = numbers.reduce((before, number) => getStoredProof(visit(before), number), '');
    expect(numbers.map((number) => getProvenEmail(visit(value), number) !== undefined)).toEqual([false, true, true, true, true]);
  });

  it('hides the address and the number from readers of the cookie and from scripts', () => {
    const context = visit();
    const value = getStoredProof(context);
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toMatch(/robin|TF-/);
    expect(context.responseCookies.entries()[0]).toMatch(/HttpOnly/);
  });
});

describe('getProvenEmail', () => {
  it('rejects a value that was changed or sealed for another shop', () => {
    const value = getStoredProof(visit());
    const changed = `${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`;
    expect([getProvenEmail(visit(changed), orderNumber), getProvenEmail(visit(value, 0, 'other'), orderNumber)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(['', 'x', 'e30'].map((junk) => getProvenEmail(visit(junk), orderNumber))).toEqual([undefined, undefined, undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import { getSignInLink } from './sign-in-link.ts';

const site = { locale: 'en-us' };

describe('getSignInLink', () => {
  it.each([
    ['/en-us', '?next=%2Fen-us'],
    ['/en-us/search?q=wool&page=2', '?next=%2Fen-us%2Fsearch%3Fq%3Dwool%26page%3D2'],
    ['/en-us/account/sign-in', ''],
    ['/en-us/account/sign-up?next=/en-us/checkout', '?next=%2Fen-us%2Fcheckout'],
    ['/en-us/account/forgot-password?next=//elsewhere.example', ''],
    ['/fr-ca/cart', ''],
  ])('returns from %s with "%s"', (path, query) => {
    expect(getSignInLink(new URL(path, 'http://shop.test'), site)).toBe(`/en-us/account/sign-in${query}`);
  });
});

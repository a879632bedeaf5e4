import { expect, it } from 'vitest';
import { dialogAddress, pageAddress } from './dialog-address.ts';

it('asks for a page of the account where dialogs do', () => {
  const page = pageAddress('fr-ca', 'sign-in', new URLSearchParams({ next: '/fr-ca/cart' }));
  expect(page).toBe('/fr-ca/account/sign-in?next=%2Ffr-ca%2Fcart');
  expect(dialogAddress(page)).toBe('/fr-ca/account/dialogs/sign-in?next=%2Ffr-ca%2Fcart');
});

it.each(['/en-us', '/en-us/account', '/en-us/account/data', '/en-us/account/sign-in/more', '/en-us/club/sign-in'])(
  'knows no dialog for %s',
  (path) => {
    expect(dialogAddress(path)).toBeUndefined();
  },
);

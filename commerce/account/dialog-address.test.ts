import { expect, it } from 'vitest';
import { getDialogDataUrl, isDialogUrl, getAccountUrl } from './dialog-address.ts';

it('getDialogDataUrl requests an account screen at the address for dialogs', () => {
  const page = getAccountUrl('fr-ca', 'sign-in', new URLSearchParams({ next: '/fr-ca/cart' }));
  expect(page).toBe('/fr-ca/account/sign-in?next=%2Ffr-ca%2Fcart');
  expect(getDialogDataUrl(page)).toBe('/fr-ca/account/dialogs/sign-in?next=%2Ffr-ca%2Fcart');
});

it.each(['/en-us', '/en-us/account', '/en-us/account/data', '/en-us/account/sign-in/more', '/en-us/club/sign-in'])(
  'an account has no dialog for %s',
  (path) => {
    expect(getDialogDataUrl(path)).toBeUndefined();
  },
);

it('a dialog does not open other pages or the page behind it', () => {
  const behind = { pathname: '/en-us/account/enrollment', search: '?step=mobile' };
  const stays = (address: string): boolean => isDialogUrl(address, behind);
  expect(['/en-us/account/enrollment?step=profile', '/en-us/account/interests'].map(stays)).toEqual([true, true]);
  expect(['/en-us/account/enrollment?step=mobile', '/en-us/account', '/en-us/cart'].map(stays)).toEqual([false, false, false]);
});

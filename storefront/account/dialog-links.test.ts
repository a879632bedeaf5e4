import { describe, expect, it } from 'vitest';
import { screen as forgotPasswordScreen } from '../screens/account/forgot-password/screen.ts';
import { screen as overviewScreen } from '../screens/account/overview/screen.ts';
import { screen as signInScreen } from '../screens/account/sign-in/screen.ts';
import { createAccountRequest, minimalProfile, getLinks, profileCall, signedIn } from './testing/account-shop.ts';

const next = '?next=%2Fen-us%2Fclub';

describe('sign-in dialog', () => {
  it('links to the sign-up and the forgotten password and keeps the page behind it, also after a lookup', async () => {
    const cookie = 'cairn.enrollment.TARNFELL-US=robin%40example.com';
    const page = await signInScreen.showInDialog(createAccountRequest('/sign-in?step=dialog&next=/en-us/club', {}, cookie));
    expect(getLinks(page).map(({ href }) => href)).toEqual([
      `/en-us/account/forgot-password${next}`,
      `/en-us/account/sign-up${next}`,
      '/en-us/orders/track',
    ]);
  });

  it('has a link in the forgotten-password dialog', async () => {
    const page = await forgotPasswordScreen.showInDialog(createAccountRequest('/forgot-password?next=/en-us/club'));
    expect(getLinks(page).map(({ href }) => href)).toEqual([`/en-us/account/sign-in${next}`]);
  });
});

describe('interests dialog', () => {
  it('has a link in the account, which opens a page without JavaScript', async () => {
    const profile = { ...minimalProfile, isLoyaltyMember: false };
    const request = createAccountRequest('', { [profileCall]: () => Response.json(profile) }, signedIn);
    const page = await overviewScreen.loadCriticalData(request, { messages: {}, errorMessages: { unknown: '' } });
    expect(getLinks(page)).toContainEqual({ href: '/en-us/account/interests', label: 'Choose your interests', dialog: 'interests' });
  });
});

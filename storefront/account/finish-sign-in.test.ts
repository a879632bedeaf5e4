import { describe, expect, it } from 'vitest';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import { screen as enrollmentScreen } from '../screens/account/enrollment/screen.ts';
import { screen as signInScreen } from '../screens/account/sign-in/screen.ts';
import { screen as signUpScreen } from '../screens/account/sign-up/screen.ts';
import { screen as signedInScreen } from '../screens/account/signed-in/screen.ts';
import type { Responder } from '../session/testing/shop-service.ts';
import { createAccountRequest, minimalProfile, createFormData, getLinks, profileCall, signedIn } from './testing/account-shop.ts';

const createCode: Responder = () => Response.json({ code: 'a-code-that-is-good-once', expiresIn: 120 });
const responses: Readonly<Record<string, Responder>> = {
  'POST /consumers-v3/auth/signin': createCode,
  'POST /consumers-v3/auth/signup': createCode,
  'GET /consumers-v3/utilities/countryList': () => Response.json({ countries: sampleCountries }),
};
const fullProfile = { firstName: 'Robin', lastName: 'Vale', phone: '+13035550142', birthDate: '1990-04-23', postalCode: '80302' };
const profileOf =
  (details: object, more: object = {}): Responder =>
  () =>
    Response.json({
      ...minimalProfile,
      consumerDetails: { ...minimalProfile.consumerDetails, ...details },
      isLoyaltyMember: false,
      preferences: {},
      ...more,
    });
const messages = { messages: {}, errorMessages: { unknown: '' } };
const newcomer = { form: 'sign-up', email: 'robin@example.com', password: 'Sunny-Trail-7', firstName: 'Robin', lastName: 'Vale' };
const pair = { form: 'sign-in', username: 'robin@example.com', password: 'Sunny-Trail-7' };

describe('afterSignIn of a sign-up', () => {
  const signUp = (next: string) =>
    signUpScreen.action?.(createFormData(newcomer), createAccountRequest(`/sign-up?next=${next}`, responses));
  const signUpInDialog = (next: string) =>
    signUpScreen.sendFromDialog(createFormData(newcomer), createAccountRequest(`/sign-up?next=${next}`, responses));

  it.each(['/en-us/account', '/en-us/checkout', '/en-us/cart', '/en-us/club'])(
    'leads to the enrollment, which returns to %s',
    async (next) => {
      expect(await signUp(next)).toBe(`/en-us/account/enrollment?step=welcome&next=${encodeURIComponent(next)}`);
    },
  );

  it('redirects to no other site', async () => {
    expect(await signUp('//elsewhere.example')).toBe('/en-us/account/enrollment?step=welcome');
  });

  it('continues in a dialog over the page, but not over the cart and the checkout', async () => {
    expect(await signUpInDialog('/en-us/club')).toBe('/en-us/club#modal-welcome');
    expect(await signUpInDialog('/en-us/cart')).toBe('/en-us/account/enrollment?step=welcome&next=%2Fen-us%2Fcart');
  });
});

describe('enrollment', () => {
  const step = (name: string, details = {}) =>
    createAccountRequest(`/enrollment?step=${name}&next=/en-us/checkout`, { ...responses, [profileCall]: profileOf(details) }, signedIn);

  it('counts its steps and keeps the page to return to', async () => {
    const seen = [];
    for (const name of ['mobile', 'profile', 'interests', 'success']) {
      const page = await enrollmentScreen.loadCriticalData(step(name), messages);
      seen.push([page.progress?.label, ...getLinks(page).map(({ href }) => href)]);
    }
    expect(seen).toEqual([
      ['Step 2 of 4', '/en-us/account/enrollment?step=profile&next=%2Fen-us%2Fcheckout'],
      ['Step 3 of 4', '/en-us/account/enrollment?step=interests&next=%2Fen-us%2Fcheckout'],
      ['Step 4 of 4', '/en-us/account/enrollment?step=success&next=%2Fen-us%2Fcheckout'],
      [undefined, '/en-us/checkout'],
    ]);
    const signUpPage = await signUpScreen.loadCriticalData(createAccountRequest('/sign-up', responses), messages);
    expect(signUpPage.progress).toEqual({ label: 'Step 1 of 4', step: 1, steps: 4 });
  });
});

describe('afterSignIn with an incomplete profile', () => {
  const getPath = (next: string): string => `/sign-in?step=password&next=${next}`;

  it.each(['/en-us/club', '/en-us/checkout?step=billing', '/en-us/account/addresses'])('returns to %s immediately', async (next) => {
    expect(await signInScreen.action?.(createFormData(pair), createAccountRequest(getPath(encodeURIComponent(next)), responses))).toBe(
      next,
    );
  });

  it('opens a dialog that confirms the sign-in and offers the missing steps: details, then interests', async () => {
    expect(await signInScreen.sendFromDialog(createFormData(pair), createAccountRequest(getPath('/en-us/club'), responses))).toBe(
      '/en-us/club#modal-sign-in-confirmation',
    );
    const readOffered = async (profile: Responder): Promise<readonly string[]> => {
      const request = createAccountRequest('/signed-in?next=/en-us/club', { ...responses, [profileCall]: profile }, signedIn);
      return getLinks(await signedInScreen.showInDialog(request)).map(({ href }) => href);
    };
    const account = '/en-us/account';
    expect(await readOffered(profileOf({}))).toEqual(['/en-us/account/enrollment?step=complete-profile&next=%2Fen-us%2Fclub', account]);
    expect(await readOffered(profileOf(fullProfile))).toEqual(['/en-us/account/interests?next=%2Fen-us%2Fclub', account]);
    expect(await readOffered(profileOf(fullProfile, { preferences: { interests: 'hiking' } }))).toEqual([account]);
  });
});

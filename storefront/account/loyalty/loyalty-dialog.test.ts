import { describe, expect, it } from 'vitest';
import type { DialogPageModel } from '#commerce/account/form-model.ts';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import { screen as loyaltyScreen } from '../../screens/account/loyalty/screen.ts';
import { screen as signUpScreen } from '../../screens/account/sign-up/screen.ts';
import { customerId, type Responder } from '../../session/testing/shop-service.ts';
import { createAccountRequest, minimalProfile, createFormData, getLocation, profileCall, signedIn } from '../testing/account-shop.ts';

const next = '?next=/en-us/club';
const join = { form: 'loyalty' };
const updateCall = 'PUT /consumers-v3/consumer';
const profileOf =
  (isLoyaltyMember: boolean): Responder =>
  () =>
    Response.json({ ...minimalProfile, isLoyaltyMember, loyaltySummary: { points: { balance: 0 } } });
const createCountries: Responder = () => Response.json({ countries: sampleCountries });

const getNames = ({ sections }: DialogPageModel): readonly string[] =>
  sections.flatMap((section) => (section.kind === 'form' ? section.form.fields.map(({ name }) => name) : []));

describe('loyalty sign-up dialog', () => {
  it('enrolls a customer with one button and confirms it in a dialog on the same page', async () => {
    const responses = { [profileCall]: profileOf(false), [updateCall]: profileOf(true) };
    const page = await loyaltyScreen.showInDialog(createAccountRequest(`/loyalty${next}`, responses, signedIn));
    expect(page).toMatchObject({ sections: [{ form: { id: 'loyalty', links: [{ href: '/en-us/loyalty-terms' }] } }] });
    expect(page).toMatchObject({ sections: [{ form: { fields: [], submit: 'Join the club' } }] });
    const request = createAccountRequest(`/loyalty${next}`, responses, signedIn);
    expect(await loyaltyScreen.sendFromDialog(createFormData(join), request)).toBe('/en-us/club#modal-loyalty-sign-up');
    expect(request.requests).toContain(`${updateCall} access-0`);
    const after = await loyaltyScreen.showInDialog(createAccountRequest(`/loyalty${next}`, { [profileCall]: profileOf(true) }, signedIn));
    expect([after.lead, getNames(after)]).toEqual(['You’re a member of the club.', []]);
  });

  it('is also a page', async () => {
    const request = createAccountRequest('/loyalty', { [profileCall]: profileOf(false), [updateCall]: profileOf(true) }, signedIn);
    expect(await loyaltyScreen.action?.(createFormData(join), request)).toBe('/en-us/account/loyalty');
  });

  it('is a sign-up without a checkbox for guests, with a link to the sign-in', async () => {
    const thrown: unknown = await loyaltyScreen.showInDialog(createAccountRequest(`/loyalty${next}`)).catch((error: unknown) => error);
    expect(getLocation(thrown)).toBe('/en-us/account/sign-up?join=club&next=%2Fen-us%2Fclub');
    const responses = { 'GET /consumers-v3/utilities/countryList': createCountries };
    const joining = await signUpScreen.showInDialog(createAccountRequest('/sign-up?join=club&next=/en-us/club', responses));
    const plain = await signUpScreen.showInDialog(createAccountRequest('/sign-up?next=/en-us/club', responses));
    expect([joining.title, plain.title]).toEqual(['Join the club', 'Create an account']);
    expect([getNames(joining).includes('loyaltyConsent'), getNames(plain).includes('loyaltyConsent')]).toEqual([false, true]);
    expect(joining.sections[0]).toMatchObject({
      form: {
        links: [
          { href: '/en-us/loyalty-terms' },
          { href: '/en-us/account/sign-in?next=%2Fen-us%2Faccount%2Floyalty%3Fnext%3D%252Fen-us%252Fclub' },
        ],
      },
    });
  });

  it('makes a guest who signs up a member', async () => {
    const sent: unknown[] = [];
    const request = createAccountRequest('/sign-up?join=club&next=/en-us/club', {
      'GET /consumers-v3/utilities/countryList': createCountries,
      'POST /consumers-v3/auth/signup': async (given) => {
        sent.push(await given.json());
        return Response.json({ consumerId: customerId, code: 'a-code-that-is-good-once', expiresIn: 120 }, { status: 201 });
      },
    });
    const typed = { email: 'robin@example.com', password: 'Sunny-Trail-7', firstName: 'Robin', lastName: 'Vale' };
    await signUpScreen.sendFromDialog(createFormData({ form: 'sign-up', ...typed }), request);
    expect(sent).toMatchObject([{ subscriptions: { loyaltyConsent: true } }]);
  });

  it('is offered after a guest signs in on its page', async () => {
    const messages = { messages: {}, errorMessages: { unknown: '' } };
    const thrown: unknown = await loyaltyScreen
      .loadCriticalData(createAccountRequest('/loyalty'), messages)
      .catch((error: unknown) => error);
    expect(getLocation(thrown)).toBe('/en-us/account/sign-in?next=%2Fen-us%2Faccount%2Floyalty&why=first');
  });
});

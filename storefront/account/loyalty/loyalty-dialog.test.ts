import { describe, expect, it } from 'vitest';
import type { DialogPageModel } from '#commerce/account/form-model.ts';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import { screen as loyaltyScreen } from '../../screens/account/loyalty/screen.ts';
import { screen as signUpScreen } from '../../screens/account/sign-up/screen.ts';
import { customerId, type Answer } from '../../session/testing/shop-service.ts';
import { accountRequest, barestProfile, formOf, locationOf, profileCall, signedIn } from '../testing/account-shop.ts';

const next = '?next=/en-us/club';
const join = { form: 'loyalty' };
const updateCall = 'PUT /consumers-v3/consumer';
const profileOf =
  (isLoyaltyMember: boolean): Answer =>
  () =>
    Response.json({ ...barestProfile, isLoyaltyMember, loyaltySummary: { points: { balance: 0 } } });
const countries: Answer = () => Response.json({ countries: sampleCountries });

const namesIn = ({ sections }: DialogPageModel): readonly string[] =>
  sections.flatMap((section) => (section.kind === 'form' ? section.form.fields.map(({ name }) => name) : []));

describe('joining the club in a dialog', () => {
  it('joins with one button beside the terms, and returns to the page, where the dialog confirms it', async () => {
    const answers = { [profileCall]: profileOf(false), [updateCall]: profileOf(true) };
    const page = await loyaltyScreen.showInDialog(accountRequest(`/loyalty${next}`, answers, signedIn));
    expect(page).toMatchObject({ sections: [{ form: { id: 'loyalty', links: [{ href: '/en-us/loyalty-terms' }] } }] });
    expect(page).toMatchObject({ sections: [{ form: { fields: [], submit: 'Join the club' } }] });
    const request = accountRequest(`/loyalty${next}`, answers, signedIn);
    expect(await loyaltyScreen.sendFromDialog(formOf(join), request)).toBe('/en-us/club#modal-loyalty-sign-up');
    expect(request.asked).toContain(`${updateCall} access-0`);
    const after = await loyaltyScreen.showInDialog(accountRequest(`/loyalty${next}`, { [profileCall]: profileOf(true) }, signedIn));
    expect([after.lead, namesIn(after)]).toEqual(['You’re a member of the club.', []]);
  });

  it('is a page by itself, too', async () => {
    const request = accountRequest('/loyalty', { [profileCall]: profileOf(false), [updateCall]: profileOf(true) }, signedIn);
    expect(await loyaltyScreen.action?.(formOf(join), request)).toBe('/en-us/account/loyalty');
  });

  it('is a sign-up for a guest that joins without a checkbox, with a link to the sign-in', async () => {
    const thrown: unknown = await loyaltyScreen.showInDialog(accountRequest(`/loyalty${next}`)).catch((error: unknown) => error);
    expect(locationOf(thrown)).toBe('/en-us/account/sign-up?join=club&next=%2Fen-us%2Fclub');
    const answers = { 'GET /consumers-v3/utilities/countryList': countries };
    const joining = await signUpScreen.showInDialog(accountRequest('/sign-up?join=club&next=/en-us/club', answers));
    const plain = await signUpScreen.showInDialog(accountRequest('/sign-up?next=/en-us/club', answers));
    expect([joining.title, plain.title]).toEqual(['Join the club', 'Create an account']);
    expect([namesIn(joining).includes('loyaltyConsent'), namesIn(plain).includes('loyaltyConsent')]).toEqual([false, true]);
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
    const request = accountRequest('/sign-up?join=club&next=/en-us/club', {
      'GET /consumers-v3/utilities/countryList': countries,
      'POST /consumers-v3/auth/signup': async (given) => {
        sent.push(await given.json());
        return Response.json({ consumerId: customerId, code: 'a-code-that-is-good-once', expiresIn: 120 }, { status: 201 });
      },
    });
    const typed = { email: 'robin@example.com', password: 'Sunny-Trail-7', firstName: 'Robin', lastName: 'Vale' };
    await signUpScreen.sendFromDialog(formOf({ form: 'sign-up', ...typed }), request);
    expect(sent).toMatchObject([{ subscriptions: { loyaltyConsent: true } }]);
  });

  it('is offered to a guest on its page after the sign-in', async () => {
    const messages = { messages: {}, errorMessages: { unknown: '' } };
    const thrown: unknown = await loyaltyScreen.loadCriticalData(accountRequest('/loyalty'), messages).catch((error: unknown) => error);
    expect(locationOf(thrown)).toBe('/en-us/account/sign-in?next=%2Fen-us%2Faccount%2Floyalty&why=first');
  });
});

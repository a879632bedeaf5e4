import { describe, expect, it } from 'vitest';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { screen as addressesScreen } from '../screens/account/addresses/screen.ts';
import { screen as enrollmentScreen } from '../screens/account/enrollment/screen.ts';
import { screen as profileScreen } from '../screens/account/profile/screen.ts';
import type { Answer } from '../session/testing/shop-service.ts';
import { accountRequest, barestProfile, formOf, locationOf, profileCall, signedIn } from './testing/account-shop.ts';

const messages = { messages: {}, errorMessages: { unknown: '' } };
const countries = { 'GET /consumers-v3/utilities/countryList': (() => Response.json({ countries: sampleCountries })) satisfies Answer };
const whole = { firstName: 'Robin', lastName: 'Vale', phone: '+13035550142', birthDate: '1990-04-23', postalCode: '80302' };
const profileWith =
  (details: object): Answer =>
  () =>
    Response.json({ ...barestProfile, consumerDetails: { ...barestProfile.consumerDetails, ...details }, preferences: {} });

describe('the profile', () => {
  it('removes what was cleared, and keeps the rest', async () => {
    const sent: unknown[] = [];
    const update: Answer = async (request) => {
      sent.push(await request.json());
      return Response.json({});
    };
    const request = accountRequest(
      '/profile',
      { ...countries, [profileCall]: profileWith(whole), 'PUT /consumers-v3/consumer': update },
      signedIn,
    );
    const typed = { firstName: 'Robin', lastName: 'Vale', phone: '', birthDate: '', postalCode: '80302' };
    expect(await profileScreen.action?.(formOf({ form: 'profile', ...typed }), request)).toBe('/en-us/account/profile?done=saved');
    const { phone, birthDate, ...kept } = typed;
    expect([phone, birthDate, sent]).toEqual(['', '', [{ consumerDetails: { ...kept, phone: null, birthDate: '1900-01-01' } }]]);
  });

  it.each([
    [whole, '/en-us/account/enrollment?step=interests'],
    [{ ...whole, phone: undefined }, undefined],
  ])('is not called incomplete unless something is missing', async (details, to) => {
    const request = accountRequest('/enrollment?step=complete-profile', { ...countries, [profileCall]: profileWith(details) }, signedIn);
    const shown = await enrollmentScreen.loadCriticalData(request, messages).then(
      ({ lead }) => lead,
      (thrown: unknown) => locationOf(thrown),
    );
    expect(shown).toBe(to ?? 'Your profile is missing a few details.');
  });
});

describe('the address book', () => {
  const address = {
    id: '5b1c9a52-0d5e-4c11-8f9d-6f6f0a3c2e10',
    approachType: 'S',
    main: true,
    recipientFirstName: 'Robin',
    recipientLastName: 'Vale',
    addressLine1: '1 Pearl Street',
    city: 'Boulder',
    stateCityProvDept: 'CO',
    postalCode: '80302',
    country: 'US',
  } satisfies Address;
  const deleteCall = `DELETE /consumers-v3/consumer/address/${address.id}`;
  const remove = `/addresses?remove=${address.id}`;
  const shop = (path: string) =>
    accountRequest(
      path,
      { ...countries, [profileCall]: profileWith({ address: [address] }), [deleteCall]: () => Response.json({ address: [] }) },
      signedIn,
    );

  it('asks before it removes an address, and offers to keep it', async () => {
    const { sections } = await addressesScreen.loadCriticalData(shop('/addresses'), messages);
    const entry = sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []))[0];
    expect([entry?.links?.map(({ href }) => href).at(-1), entry?.forms]).toEqual([`/en-us/account${remove}`, []]);
    const question = await addressesScreen.loadCriticalData(shop(remove), messages);
    expect(question).toMatchObject({
      title: 'Remove this address?',
      sections: [{ form: { lead: expect.stringContaining('1 Pearl Street'), links: [{ href: '/en-us/account/addresses' }] } }],
    });
  });

  it('says afterwards that it is removed', async () => {
    const request = shop(remove);
    const to = await addressesScreen.action?.(formOf({ form: 'remove-address' }), request);
    expect(to).toBe('/en-us/account/addresses?done=address-removed');
    expect(request.asked).toContain(`${deleteCall} access-0`);
    const { notices } = await addressesScreen.loadCriticalData(shop('/addresses?done=address-removed'), messages);
    expect(notices).toEqual([{ kind: 'success', text: 'Address removed.' }]);
  });
});

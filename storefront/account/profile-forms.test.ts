import { describe, expect, it } from 'vitest';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { screen as addressesScreen } from '../screens/account/addresses/screen.ts';
import { screen as enrollmentScreen } from '../screens/account/enrollment/screen.ts';
import { screen as profileScreen } from '../screens/account/profile/screen.ts';
import type { Responder } from '../session/testing/shop-service.ts';
import { createAccountRequest, minimalProfile, createFormData, getLocation, profileCall, signedIn } from './testing/account-shop.ts';

const messages = { messages: {}, errorMessages: { unknown: '' } };
const countries = { 'GET /consumers-v3/utilities/countryList': (() => Response.json({ countries: sampleCountries })) satisfies Responder };
const fullProfile = { firstName: 'Robin', lastName: 'Vale', phone: '+13035550142', birthDate: '1990-04-23', postalCode: '80302' };
const profileWith =
  (details: object): Responder =>
  () =>
    Response.json({ ...minimalProfile, consumerDetails: { ...minimalProfile.consumerDetails, ...details }, preferences: {} });

describe('profile form', () => {
  it('removes cleared details and keeps the others', async () => {
    const sent: unknown[] = [];
    const update: Responder = async (request) => {
      sent.push(await request.json());
      return Response.json({});
    };
    const request = createAccountRequest(
      '/profile',
      { ...countries, [profileCall]: profileWith(fullProfile), 'PUT /consumers-v3/consumer': update },
      signedIn,
    );
    const typed = { firstName: 'Robin', lastName: 'Vale', phone: '', birthDate: '', postalCode: '80302' };
    expect(await profileScreen.action?.(createFormData({ form: 'profile', ...typed }), request)).toBe('/en-us/account/profile?done=saved');
    const { phone, birthDate, ...stored } = typed;
    expect([phone, birthDate, sent]).toEqual(['', '', [{ consumerDetails: { ...stored, phone: null, birthDate: '1900-01-01' } }]]);
  });

  it.each([
    [fullProfile, '/en-us/account/enrollment?step=interests'],
    [{ ...fullProfile, phone: undefined }, undefined],
  ])('is reported as incomplete only if details are missing', async (details, to) => {
    const request = createAccountRequest(
      '/enrollment?step=complete-profile',
      { ...countries, [profileCall]: profileWith(details) },
      signedIn,
    );
    const shown = await enrollmentScreen.loadCriticalData(request, messages).then(
      ({ lead }) => lead,
      (thrown: unknown) => getLocation(thrown),
    );
    expect(shown).toBe(to ?? 'Your profile is missing a few details.');
  });
});

describe('email address of the profile', () => {
  const email = minimalProfile.consumerDetails.email;
  const profileWithStatus =
    (emailStatus?: Profile['emailStatus']): Responder =>
    () =>
      Response.json({ ...minimalProfile, emailStatus, preferences: {} });
  const getShop = (emailStatus: Profile['emailStatus'], responses: Readonly<Record<string, Responder>> = {}) =>
    createAccountRequest('/profile', { ...countries, [profileCall]: profileWithStatus(emailStatus), ...responses }, signedIn);

  it.each<[string, Profile['emailStatus'], string | undefined, readonly string[]]>([
    ['confirmed', { confirmed: true }, undefined, []],
    ['unknown to the service', undefined, undefined, []],
    ['not confirmed', { confirmed: false }, 'Please confirm this address', ['resend-email']],
    ['about to change', { confirmed: true, pending: 'new@example.com' }, 'to new@example.com', ['resend-email', 'cancel-email']],
  ])('shows its state and forms if it is %s', async (_, status, lead, forms) => {
    const { sections } = await profileScreen.loadCriticalData(getShop(status), messages);
    const [section] = sections.flatMap((one) => (one.kind === 'entries' ? [one] : []));
    expect([section?.lead, section?.entries[0]?.lines]).toEqual([lead && expect.stringContaining(lead), [email]]);
    expect(section?.entries[0]?.forms.map(({ id }) => id)).toEqual(forms);
    expect(sections.flatMap((one) => (one.kind === 'form' ? [one.form.id] : []))).toEqual(['profile', 'change-email']);
  });

  const change = { form: 'change-email', email: 'new@example.com', password: 'Sunny-Trail-7' };
  it.each<[Readonly<Record<string, string>>, string, string]>([
    [change, 'PUT /consumers-v3/consumer/email', 'email-sent'],
    [{ form: 'resend-email' }, 'POST /consumers-v3/consumer/email/link', 'email-sent'],
    [{ form: 'cancel-email' }, 'DELETE /consumers-v3/consumer/email', 'email-canceled'],
  ])('sends the form %o', async (form, call, done) => {
    const request = getShop({ confirmed: true, pending: 'new@example.com' }, { [call]: () => new Response(null, { status: 204 }) });
    expect(await profileScreen.action?.(createFormData(form), request)).toBe(`/en-us/account/profile?done=${done}`);
    expect(request.requests).toContain(`${call} access-0`);
  });

  it.each([
    [409, 'AUT452', { password: 'The current password is incorrect.' }],
    [400, 'PRO400', { email: 'This is your email address already.' }],
  ])('shows %d %s at its field', async (status, errorId, errors) => {
    const field = Object.keys(errors)[0] ?? '';
    const rejectChange: Responder = () =>
      Response.json({ appId: 'a', correlationId: 'c', errorDetails: [{ errorId, message: 'm', additionalInfo: { field } }] }, { status });
    const request = getShop({ confirmed: true }, { 'PUT /consumers-v3/consumer/email': rejectChange });
    expect(await profileScreen.action?.(createFormData(change), request)).toMatchObject({
      status,
      rejection: { id: 'change-email', errors },
    });
  });
});

describe('address book', () => {
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
  const getShop = (path: string) =>
    createAccountRequest(
      path,
      { ...countries, [profileCall]: profileWith({ address: [address] }), [deleteCall]: () => Response.json({ address: [] }) },
      signedIn,
    );

  it('asks for a confirmation before it removes an address', async () => {
    const { sections } = await addressesScreen.loadCriticalData(getShop('/addresses'), messages);
    const entry = sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []))[0];
    expect([entry?.links?.map(({ href }) => href).at(-1), entry?.forms]).toEqual([`/en-us/account${remove}`, []]);
    const question = await addressesScreen.loadCriticalData(getShop(remove), messages);
    expect(question).toMatchObject({
      title: 'Remove this address?',
      sections: [{ form: { lead: expect.stringContaining('1 Pearl Street'), links: [{ href: '/en-us/account/addresses' }] } }],
    });
  });

  it('confirms the removal', async () => {
    const request = getShop(remove);
    const to = await addressesScreen.action?.(createFormData({ form: 'remove-address' }), request);
    expect(to).toBe('/en-us/account/addresses?done=address-removed');
    expect(request.requests).toContain(`${deleteCall} access-0`);
    const { notices } = await addressesScreen.loadCriticalData(getShop('/addresses?done=address-removed'), messages);
    expect(notices).toEqual([{ kind: 'success', text: 'Address removed.' }]);
  });
});

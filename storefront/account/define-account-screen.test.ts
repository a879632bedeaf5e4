import { describe, expect, it } from 'vitest';
import { createSettings } from '#settings/create-settings.ts';
import { signUpRequestLimits } from '#generated/openapi/limits.ts';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import { screen as enrollmentScreen } from '../screens/account/enrollment/screen.ts';
import { screen as profileScreen } from '../screens/account/profile/screen.ts';
import { screen as passwordScreen } from '../screens/account/password/screen.ts';
import { screen as signInScreen } from '../screens/account/sign-in/screen.ts';
import { cookiesIn, refusal, type Answer } from '../session/testing/shop-service.ts';
import { accountRequest as shop, barestProfile as profile, formOf, locationOf, profileCall, signedIn } from './testing/account-shop.ts';

const newEmployee = { currentSpend: 0, annualCap: 2000, currency: 'USD', termsAccepted: false, termsDeclined: false };
const asEmployee = (employee: object): Readonly<Record<string, Answer>> => ({
  [profileCall]: () => Response.json({ ...profile, consumerDetails: { ...profile.consumerDetails, employee } }),
});
const asNewEmployee = asEmployee(newEmployee);
const asDecliner = asEmployee({ ...newEmployee, termsDeclined: true });
const messages = { messages: {}, errorMessages: { unknown: '' } };
const pair = { form: 'sign-in', username: 'robin@example.com', password: 'Sunny-Trail-7' };

describe('a page of the account area', () => {
  it('leads whoever has not signed in to the sign-in and back', async () => {
    const thrown: unknown = await passwordScreen.loadCriticalData(shop('/password?a=1'), messages).catch((error: unknown) => error);
    expect(locationOf(thrown)).toBe('/en-us/account/sign-in?next=%2Fen-us%2Faccount%2Fpassword%3Fa%3D1&why=first');
  });

  it('says so where the session was refused', async () => {
    const request = shop('/password', { token: () => refusal(401, 'AUT401') }, signedIn.replace('access-0', 'refused'));
    const thrown: unknown = await passwordScreen.loadCriticalData(request, messages).catch((error: unknown) => error);
    expect(locationOf(thrown)).toContain('why=ended');
    expect(cookiesIn(request.context)['cairn.customer.TARNFELL-US']).toBe('');
  });

  it('tells the browser nothing of how its forms are judged and sent', async () => {
    const page = await passwordScreen.loadCriticalData(shop('/password', {}, signedIn), messages);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  it('refuses a form with what is wrong at each field, and gives no password back', async () => {
    const request = shop('/password', {}, signedIn);
    const form = formOf({ form: 'password', currentPassword: 'Sunny-Trail-7', newPassword: 'short', confirmPassword: 'other' });
    const answer = await passwordScreen.action?.(form, request);
    expect(answer).toEqual({
      status: 422,
      refused: {
        id: 'password',
        notice: 'Please correct 2 fields',
        errors: { newPassword: 'Password does not meet requirements.', confirmPassword: 'The two fields do not match.' },
        values: {},
      },
    });
    expect(request.asked).toEqual(['GET /consumers-v3/consumer access-0']);
  });

  it('says of an entry that is too long that it is, at its field, though the browser let it pass', async () => {
    const request = shop(
      '/profile',
      { 'GET /consumers-v3/utilities/countryList': () => Response.json({ countries: sampleCountries }) },
      signedIn,
    );
    const { maxLength } = signUpRequestLimits.firstName;
    const firstName = 'R'.repeat(maxLength + 1);
    const form = formOf({ form: 'profile', firstName, lastName: 'Vale', phone: '', birthDate: '', postalCode: '' });
    expect(await profileScreen.action?.(form, request)).toMatchObject({
      status: 422,
      refused: { errors: { firstName: expect.stringContaining(String(maxLength)) }, values: { firstName } },
    });
    expect(request.asked).not.toContain('PUT /consumers-v3/consumer access-0');
  });

  it('says what the service refuses at the field that it means', async () => {
    const wrong: Answer = () => refusal(409, 'AUT452');
    const request = shop('/password', { 'POST /consumers-v3/consumer/changepassword': wrong }, signedIn);
    const form = { form: 'password', currentPassword: 'Sunny-Trail-7', newPassword: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' };
    const answer = await passwordScreen.action?.(formOf(form), request);
    expect(answer).toMatchObject({ status: 409, refused: { errors: { currentPassword: expect.any(String) } } });
  });

  it('says of a fault that names a field what the table of errors says, there', async () => {
    const detail = { errorId: 'PRO400', message: 'no good', additionalInfo: { field: 'postalCode' } };
    const wrong: Answer = () => Response.json({ appId: 'cairn-backend', correlationId: 'c', errorDetails: [detail] }, { status: 400 });
    const countries: Answer = () => Response.json({ countries: sampleCountries });
    const answers = { 'PUT /consumers-v3/consumer': wrong, 'GET /consumers-v3/utilities/countryList': countries };
    const form = formOf({ form: 'profile', firstName: 'Robin', lastName: 'Vale', phone: '', birthDate: '', postalCode: '80302' });
    const answer = await profileScreen.action?.(form, shop('/profile', answers, signedIn));
    expect(answer).toMatchObject({ status: 400, refused: { errors: { postalCode: 'Please check this field.' } } });
  });

  it('changes the subscription by text message of who has signed in, so that a number that was theirs before is left', async () => {
    const countries: Answer = () => Response.json({ countries: sampleCountries });
    const answers = {
      'PUT /consumers-v3/consumer': () => Response.json(profile),
      'PUT /consumers-v3/consumer/subscription': () => Response.json({ subscriptions: [] }),
      'GET /consumers-v3/utilities/countryList': countries,
    };
    const request = shop('/enrollment?step=mobile', answers, signedIn);
    const form = formOf({ form: 'mobile', phone: '(303) 555 - 0142', smsNotificationConsent: 'on' });
    expect(await enrollmentScreen.action?.(form, request)).toContain('/en-us/account/enrollment');
    expect(request.asked).toContain('PUT /consumers-v3/consumer/subscription access-0');
  });

  it('takes no form that it does not show', async () => {
    expect(await signInScreen.action?.(formOf({ form: 'erase' }), shop('/sign-in'))).toBe('/en-us/account/sign-in');
  });
});

describe('the sign-in', () => {
  const form = '/sign-in?step=password';
  const code: Answer = () => Response.json({ code: 'a-code-that-is-good-once', expiresIn: 120 });
  const signInPath = 'POST /consumers-v3/auth/signin';

  it('says above the form that a pair is wrong', async () => {
    const request = shop(form, { [signInPath]: () => refusal(401, 'AUT401') });
    const answer = await signInScreen.action?.(formOf(pair), request);
    expect(answer).toMatchObject({ status: 401, refused: { errors: {}, values: { username: 'robin@example.com' } } });
    expect(JSON.stringify(answer)).not.toContain(pair.password);
  });

  it.each([
    [423, 'AUT423', '590', 'Please try again in 10 minutes or reset your password.'],
    [429, 'API429', '45', 'Please try again in 45 seconds.'],
  ])('shows the time to wait after %d', async (status, errorId, retryAfter, text) => {
    const request = shop(form, { [signInPath]: () => refusal(status, errorId, { 'retry-after': retryAfter }) });
    expect(await signInScreen.action?.(formOf(pair), request)).toMatchObject({
      status,
      refused: { notice: expect.stringContaining(text) },
    });
  });

  it('says that nobody answers, and no more', async () => {
    const request = shop(form, { [signInPath]: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await signInScreen.action?.(formOf(pair), request)).toMatchObject({ status: 502, refused: { errors: {} } });
  });

  it.each([
    [true, '/en-us/account/sign-in?step=password&next=%2Fen-us%2Fcart'],
    [false, '/en-us/account/sign-up?next=%2Fen-us%2Fcart'],
  ])('goes on with an address that was looked up (has an account: %s), without it in any address', async (exists, to) => {
    const request = shop('/sign-in?next=/en-us/cart', { 'GET /consumers-v3/consumer/lookup': () => Response.json({ exists }) });
    expect(await signInScreen.action?.(formOf({ form: 'lookup', email: 'robin@example.com' }), request)).toBe(to);
    expect(cookiesIn(request.context)['cairn.enrollment.TARNFELL-US']).toBe('robin@example.com');
  });

  it('begins with the address that was looked up', async () => {
    const page = await signInScreen.loadCriticalData(shop(form, {}, 'cairn.enrollment.TARNFELL-US=robin%40example.com'), messages);
    expect(page.sections[0]).toMatchObject({ form: { fields: [{ name: 'username', value: 'robin@example.com' }, { name: 'password' }] } });
  });

  it('leads on to a page of the site alone, otherwise to what is missing in the profile', async () => {
    for (const [next, to] of [
      ['/en-us/checkout?step=billing', '/en-us/checkout?step=billing'],
      ['//elsewhere.example', '/en-us/account/enrollment?step=complete-profile'],
    ]) {
      const request = shop(`${form}&next=${encodeURIComponent(next ?? '')}`, { [signInPath]: code });
      expect(await signInScreen.action?.(formOf(pair), request)).toBe(to);
    }
  });

  it('leads employees to the terms that they have not accepted', async () => {
    const complete = '/en-us/account/enrollment?step=complete-profile';
    for (const [next, to] of [
      ['/en-us/cart', '/en-us/cart#modal-employee-terms'],
      ['/en-us/account/addresses', '/en-us/account/addresses#modal-employee-terms'],
      // What is missing in the profile is asked for as well.
      ['', `${complete}#modal-employee-terms`],
      // They stand on the page itself.
      ['/en-us/account', '/en-us/account'],
      ['/en-us/account/employee-terms', '/en-us/account/employee-terms'],
    ]) {
      const request = shop(`${form}&next=${next}`, { [signInPath]: code, ...asNewEmployee });
      expect(await signInScreen.action?.(formOf(pair), request)).toBe(to);
    }
  });

  it('leads employees who have declined the terms past them', async () => {
    const request = shop(`${form}&next=/en-us/cart`, { [signInPath]: code, ...asDecliner });
    expect(await signInScreen.action?.(formOf(pair), request)).toBe('/en-us/cart');
  });

  it('asks employees for the terms at the end of the enrollment, as long as they have not accepted them', async () => {
    const formsAt = async (answers: Readonly<Record<string, Answer>>): Promise<readonly string[]> => {
      const countries: Answer = () => Response.json({ countries: sampleCountries });
      const request = shop('/enrollment?step=success', { 'GET /consumers-v3/utilities/countryList': countries, ...answers }, signedIn);
      const { sections } = await enrollmentScreen.loadCriticalData(request, messages);
      return sections.flatMap((section) => (section.kind === 'form' ? [section.form.id] : []));
    };
    expect([await formsAt(asNewEmployee), await formsAt(asDecliner), await formsAt({})]).toEqual([['terms', 'decline-terms'], [], []]);
  });

  it('is confirmed on the page that a dialog stood over, and not on the way to the order', async () => {
    for (const [next, to] of [
      ['/en-us/club', '/en-us/club#modal-sign-in-confirmation'],
      ['/en-us/checkout', '/en-us/checkout'],
    ])
      expect(await signInScreen.sendFromDialog(formOf(pair), shop(`${form}&next=${next}`, { [signInPath]: code }))).toBe(to);
  });

  it('has the next page tell that it happened where its shopper allows it', async () => {
    const noted = async (consent: string): Promise<string | undefined> => {
      const request = shop(form, { [signInPath]: code }, `consent=${consent}`);
      await signInScreen.action?.(formOf(pair), request);
      return cookiesIn(request.context).noted;
    };
    expect([await noted('necessary~analytics'), await noted('necessary')]).toEqual(['login', undefined]);
  });

  it('has both fields in one in a dialog, unless the enrollment is simplified', async () => {
    const fieldsIn = async (simplifiedEnrollment: boolean): Promise<unknown> => {
      const settings = createSettings({ '*': { features: { simplifiedEnrollment } } });
      const request = shop('/sign-in?step=dialog', {}, '', { settings });
      const [first] = (await signInScreen.showInDialog(request)).sections;
      return first?.kind === 'form' ? first.form.fields.map(({ name }) => name) : undefined;
    };
    expect(await fieldsIn(false)).toEqual(['username', 'password']);
    expect(await fieldsIn(true)).toEqual(['email']);
  });
});

import { describe, expect, it } from 'vitest';
import { createSettings } from '#settings/create-settings.ts';
import { signUpRequestLimits } from '#generated/openapi/limits.ts';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import { screen as enrollmentScreen } from '../screens/account/enrollment/screen.ts';
import { screen as profileScreen } from '../screens/account/profile/screen.ts';
import { screen as passwordScreen } from '../screens/account/password/screen.ts';
import { screen as signInScreen } from '../screens/account/sign-in/screen.ts';
import { getCookies, respondWithError, type Responder } from '../session/testing/shop-service.ts';
import {
  createAccountRequest as shop,
  minimalProfile as profile,
  createFormData,
  getLocation,
  profileCall,
  signedIn,
} from './testing/account-shop.ts';

const newEmployee = { currentSpend: 0, annualCap: 2000, currency: 'USD', termsAccepted: false, termsDeclined: false };
const createEmployeeResponses = (employee: object): Readonly<Record<string, Responder>> => ({
  [profileCall]: () => Response.json({ ...profile, consumerDetails: { ...profile.consumerDetails, employee } }),
});
const asNewEmployee = createEmployeeResponses(newEmployee);
const asDecliner = createEmployeeResponses({ ...newEmployee, termsDeclined: true });
const messages = { messages: {}, errorMessages: { unknown: '' } };
const pair = { form: 'sign-in', username: 'robin@example.com', password: 'Sunny-Trail-7' };

describe('defineAccountScreen', () => {
  it('redirects guests to the sign-in, which returns to the page', async () => {
    const thrown: unknown = await passwordScreen.loadCriticalData(shop('/password?a=1'), messages).catch((error: unknown) => error);
    expect(getLocation(thrown)).toBe('/en-us/account/sign-in?next=%2Fen-us%2Faccount%2Fpassword%3Fa%3D1&why=first');
  });

  it('passes the reason on if the session was rejected', async () => {
    const request = shop('/password', { token: () => respondWithError(401, 'AUT401') }, signedIn.replace('access-0', 'rejected'));
    const thrown: unknown = await passwordScreen.loadCriticalData(request, messages).catch((error: unknown) => error);
    expect(getLocation(thrown)).toContain('why=ended');
    expect(getCookies(request.context)['cairn.customer.TARNFELL-US']).toBe('');
  });

  it('sends no validation rules or functions to the browser', async () => {
    const page = await passwordScreen.loadCriticalData(shop('/password', {}, signedIn), messages);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  it('rejects a form with an error per field and does not echo passwords', async () => {
    const request = shop('/password', {}, signedIn);
    const form = createFormData({ form: 'password', currentPassword: 'Sunny-Trail-7', newPassword: 'short', confirmPassword: 'other' });
    const result = await passwordScreen.action?.(form, request);
    expect(result).toEqual({
      status: 422,
      rejection: {
        id: 'password',
        notice: 'Please check 2 fields',
        errors: { newPassword: 'Password does not meet requirements.', confirmPassword: 'The two fields do not match.' },
        values: {},
      },
    });
    expect(request.requests).toEqual(['GET /consumers-v3/consumer access-0']);
  });

  it('shows an error at a field whose value is too long, although the browser accepted it', async () => {
    const request = shop(
      '/profile',
      { 'GET /consumers-v3/utilities/countryList': () => Response.json({ countries: sampleCountries }) },
      signedIn,
    );
    const { maxLength } = signUpRequestLimits.firstName;
    const firstName = 'R'.repeat(maxLength + 1);
    const form = createFormData({ form: 'profile', firstName, lastName: 'Vale', phone: '', birthDate: '', postalCode: '' });
    expect(await profileScreen.action?.(form, request)).toMatchObject({
      status: 422,
      rejection: { errors: { firstName: expect.stringContaining(String(maxLength)) }, values: { firstName } },
    });
    expect(request.requests).not.toContain('PUT /consumers-v3/consumer access-0');
  });

  it('shows an error of the service at the field that it concerns', async () => {
    const rejectPassword: Responder = () => respondWithError(409, 'AUT452');
    const request = shop('/password', { 'POST /consumers-v3/consumer/changepassword': rejectPassword }, signedIn);
    const form = { form: 'password', currentPassword: 'Sunny-Trail-7', newPassword: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' };
    const result = await passwordScreen.action?.(createFormData(form), request);
    expect(result).toMatchObject({ status: 409, rejection: { errors: { currentPassword: expect.any(String) } } });
  });

  it('shows the message of the error code at the field that the error names', async () => {
    const detail = { errorId: 'PRO400', message: 'no good', additionalInfo: { field: 'postalCode' } };
    const rejectPassword: Responder = () =>
      Response.json({ appId: 'cairn-backend', correlationId: 'c', errorDetails: [detail] }, { status: 400 });
    const createCountries: Responder = () => Response.json({ countries: sampleCountries });
    const responses = { 'PUT /consumers-v3/consumer': rejectPassword, 'GET /consumers-v3/utilities/countryList': createCountries };
    const form = createFormData({ form: 'profile', firstName: 'Robin', lastName: 'Vale', phone: '', birthDate: '', postalCode: '80302' });
    const result = await profileScreen.action?.(form, shop('/profile', responses, signedIn));
    expect(result).toMatchObject({ status: 400, rejection: { errors: { postalCode: 'Please check this field.' } } });
  });

  it('updates the SMS subscription of the signed-in customer, so that the previous number is unsubscribed', async () => {
    const createCountries: Responder = () => Response.json({ countries: sampleCountries });
    const responses = {
      'PUT /consumers-v3/consumer': () => Response.json(profile),
      'PUT /consumers-v3/consumer/subscription': () => Response.json({ subscriptions: [] }),
      'GET /consumers-v3/utilities/countryList': createCountries,
    };
    const request = shop('/enrollment?step=mobile', responses, signedIn);
    const form = createFormData({ form: 'mobile', phone: '(303) 555 - 0142', smsNotificationConsent: 'on' });
    expect(await enrollmentScreen.action?.(form, request)).toContain('/en-us/account/enrollment');
    expect(request.requests).toContain('PUT /consumers-v3/consumer/subscription access-0');
  });

  it('ignores a form that the page does not show', async () => {
    expect(await signInScreen.action?.(createFormData({ form: 'erase' }), shop('/sign-in'))).toBe('/en-us/account/sign-in');
  });
});

describe('sign-in page', () => {
  const form = '/sign-in?step=password';
  const createCode: Responder = () => Response.json({ code: 'a-code-that-is-good-once', expiresIn: 120 });
  const signInPath = 'POST /consumers-v3/auth/signin';

  it('shows an error above the form for a wrong email address or password', async () => {
    const request = shop(form, { [signInPath]: () => respondWithError(401, 'AUT401') });
    const result = await signInScreen.action?.(createFormData(pair), request);
    const notice = expect.stringContaining('That email and password don’t match.');
    expect(result).toMatchObject({ status: 401, rejection: { notice, errors: {}, values: { username: 'robin@example.com' } } });
    expect(JSON.stringify(result)).not.toContain(pair.password);
  });

  it.each([
    [423, 'AUT423', '590', 'Please try again in 10 minutes or reset your password.'],
    [429, 'API429', '45', 'Please try again in 45 seconds.'],
  ])('shows the time to wait after %d', async (status, errorId, retryAfter, text) => {
    const request = shop(form, { [signInPath]: () => respondWithError(status, errorId, { 'retry-after': retryAfter }) });
    expect(await signInScreen.action?.(createFormData(pair), request)).toMatchObject({
      status,
      rejection: { notice: expect.stringContaining(text) },
    });
  });

  it('shows only a general error if the service does not respond', async () => {
    const request = shop(form, { [signInPath]: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await signInScreen.action?.(createFormData(pair), request)).toMatchObject({ status: 502, rejection: { errors: {} } });
  });

  it.each([
    [true, '/en-us/account/sign-in?step=password&next=%2Fen-us%2Fcart'],
    [false, '/en-us/account/sign-up?next=%2Fen-us%2Fcart'],
  ])('continues after the lookup of an e-mail address (has an account: %s), which no page address contains', async (exists, to) => {
    const request = shop('/sign-in?next=/en-us/cart', { 'GET /consumers-v3/consumer/lookup': () => Response.json({ exists }) });
    expect(await signInScreen.action?.(createFormData({ form: 'lookup', email: 'robin@example.com' }), request)).toBe(to);
    expect(getCookies(request.context)['cairn.enrollment.TARNFELL-US']).toBe('robin@example.com');
  });

  it('fills in the email address from the lookup', async () => {
    const page = await signInScreen.loadCriticalData(shop(form, {}, 'cairn.enrollment.TARNFELL-US=robin%40example.com'), messages);
    expect(page.sections[0]).toMatchObject({ form: { fields: [{ name: 'username', value: 'robin@example.com' }, { name: 'password' }] } });
  });

  it('redirects only within the site, and otherwise to the missing profile details', async () => {
    for (const [next, to] of [
      ['/en-us/checkout?step=billing', '/en-us/checkout?step=billing'],
      ['//elsewhere.example', '/en-us/account/enrollment?step=complete-profile'],
    ]) {
      const request = shop(`${form}&next=${encodeURIComponent(next ?? '')}`, { [signInPath]: createCode });
      expect(await signInScreen.action?.(createFormData(pair), request)).toBe(to);
    }
  });

  it('opens the terms for employees who have not accepted them', async () => {
    const complete = '/en-us/account/enrollment?step=complete-profile';
    for (const [next, to] of [
      ['/en-us/cart', '/en-us/cart#modal-employee-terms'],
      ['/en-us/account/addresses', '/en-us/account/addresses#modal-employee-terms'],
      // The missing profile details are asked for as well.
      ['', `${complete}#modal-employee-terms`],
      // The page itself shows the terms.
      ['/en-us/account', '/en-us/account'],
      ['/en-us/account/employee-terms', '/en-us/account/employee-terms'],
    ]) {
      const request = shop(`${form}&next=${next}`, { [signInPath]: createCode, ...asNewEmployee });
      expect(await signInScreen.action?.(createFormData(pair), request)).toBe(to);
    }
  });

  it('does not open the terms for employees who have declined them', async () => {
    const request = shop(`${form}&next=/en-us/cart`, { [signInPath]: createCode, ...asDecliner });
    expect(await signInScreen.action?.(createFormData(pair), request)).toBe('/en-us/cart');
  });

  it('asks employees for the terms at the end of the enrollment until they have accepted them', async () => {
    const readForms = async (responses: Readonly<Record<string, Responder>>): Promise<readonly string[]> => {
      const createCountries: Responder = () => Response.json({ countries: sampleCountries });
      const request = shop(
        '/enrollment?step=success',
        { 'GET /consumers-v3/utilities/countryList': createCountries, ...responses },
        signedIn,
      );
      const { sections } = await enrollmentScreen.loadCriticalData(request, messages);
      return sections.flatMap((section) => (section.kind === 'form' ? [section.form.id] : []));
    };
    expect([await readForms(asNewEmployee), await readForms(asDecliner), await readForms({})]).toEqual([
      ['terms', 'decline-terms'],
      [],
      [],
    ]);
  });

  it('opens a confirmation on the page behind the dialog, but not in the checkout', async () => {
    for (const [next, to] of [
      ['/en-us/club', '/en-us/club#modal-sign-in-confirmation'],
      ['/en-us/checkout', '/en-us/checkout'],
    ])
      expect(await signInScreen.sendFromDialog(createFormData(pair), shop(`${form}&next=${next}`, { [signInPath]: createCode }))).toBe(to);
  });

  it('records the login event for the next page if the visitor allows analytics', async () => {
    const readNoted = async (consent: string): Promise<string | undefined> => {
      const request = shop(form, { [signInPath]: createCode }, `consent=${consent}`);
      await signInScreen.action?.(createFormData(pair), request);
      return getCookies(request.context).noted;
    };
    expect([await readNoted('necessary~analytics'), await readNoted('necessary')]).toEqual(['login', undefined]);
  });

  it('shows both fields in a dialog unless the enrollment is simplified', async () => {
    const readFields = async (simplifiedEnrollment: boolean): Promise<unknown> => {
      const settings = createSettings({ '*': { features: { simplifiedEnrollment } } });
      const request = shop('/sign-in?step=dialog', {}, '', { settings });
      const [first] = (await signInScreen.showInDialog(request)).sections;
      return first?.kind === 'form' ? first.form.fields.map(({ name }) => name) : undefined;
    };
    expect(await readFields(false)).toEqual(['username', 'password']);
    expect(await readFields(true)).toEqual(['email']);
  });
});

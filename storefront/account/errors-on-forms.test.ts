import { describe, expect, it } from 'vitest';
import { getErrorMessage } from '#commerce/errors/error-messages.ts';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import { asksFor, levelOf } from '#generated/errors.ts';
import { errorMessages } from '#generated/messages/error/en.ts';
import { errorConditions } from '#generated/openapi/error-conditions.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import { screen as passwordScreen } from '../screens/account/password/screen.ts';
import { screen as profileScreen } from '../screens/account/profile/screen.ts';
import { screen as signInScreen } from '../screens/account/sign-in/screen.ts';
import { respondWithError, type Responder } from '../session/testing/shop-service.ts';
import { createAccountRequest, createFormData, signedIn } from './testing/account-shop.ts';

const password = { currentPassword: 'Sunny-Trail-7', newPassword: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' };
const profile = { firstName: 'Robin', lastName: 'Vale', phone: '', birthDate: '', postalCode: '80302' };
const createCountries: Responder = () => Response.json({ countries: sampleCountries });

const forms = [
  [
    'signIn',
    signInScreen,
    '/sign-in?step=password',
    '',
    { form: 'sign-in', username: 'robin@example.com', password: 'Sunny-Trail-7' },
    'POST /consumers-v3/auth/signin',
  ],
  [
    'changePassword',
    passwordScreen,
    '/password',
    signedIn,
    { form: 'password', ...password },
    'POST /consumers-v3/consumer/changepassword',
  ],
  ['updateProfile', profileScreen, '/profile', signedIn, { form: 'profile', ...profile }, 'PUT /consumers-v3/consumer'],
] as const;

/** Error codes of an operation with their status. Codes that renew the session or require a bot check have tests of their own. */
const getCodes = (operation: OperationId): readonly (readonly [code: string, status: number])[] =>
  errorConditions.flatMap(({ code, status, operations }) =>
    operations.includes(operation) && levelOf(code) !== 'session' && !asksFor(code, 'bot-check') && !asksFor(code, 'renew-token')
      ? [[code, status] as const]
      : [],
  );

interface Rejected {
  readonly status: number;
  readonly rejection: { readonly notice?: string; readonly errors: Readonly<Record<string, string>> };
}

describe.each(forms)('form of %s', (operation, screen, path, cookie, fields, call) => {
  it.each(getCodes(operation))('shows the message of %s (%i)', async (code, status) => {
    const responses = { [call]: () => respondWithError(status, code), 'GET /consumers-v3/utilities/countryList': createCountries };
    const result = (await screen.action?.(createFormData(fields), createAccountRequest(path, responses, cookie))) as Rejected;
    const texts = [result.rejection.notice, ...Object.values(result.rejection.errors)];
    expect(result.status).toBe(status);
    expect(texts).toContain(getErrorMessage(errorMessages, code, 'en-US'));
    // An input error is shown at its field if the form names one, otherwise above the form.
    if (levelOf(code) !== 'input') expect(result.rejection.errors).toEqual({});
  });
});

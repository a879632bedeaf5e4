import { describe, expect, it } from 'vitest';
import { createSettings } from '#settings/create-settings.ts';
import type { ScreenRequest } from '../screen/define-screen.ts';
import { screen as signInScreen } from '../screens/account/sign-in/screen.ts';
import { createTestContext, respondWithError, createShopService } from '../session/testing/shop-service.ts';

const messages = { messages: {}, errorMessages: { unknown: '' } };

function signInPage(
  rule: 'never' | 'adaptive' | 'always',
  response: () => Response = () => respondWithError(403, 'AUT403'),
): ScreenRequest & { readonly requests: readonly string[] } {
  const service = createShopService({ 'POST /consumers-v3/auth/signin': response });
  const settings = createSettings({ '*': { botCheck: { signIn: rule } } });
  const request = new Request('http://localhost:4000/en-us/account/sign-in?step=password');
  const context = createTestContext(request, { ...service.services, settings, now: () => new Date(0) });
  return { params: {}, context, requests: service.requests };
}

const challengeUrl = 'http://partners.test/bot-check/frame?action=sign-in';

async function readShown(request: ScreenRequest): Promise<unknown> {
  const page = await signInScreen.loadCriticalData(request, messages);
  const section = page.sections.find(({ kind }) => kind === 'form');
  return section?.kind === 'form' ? section.form.botCheck : undefined;
}

function signInData(more: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: 'sign-in', username: 'kim@example.com', password: 'Sunny-Trail-7', ...more }))
    form.set(name, value);
  return form;
}

async function getRejection(request: ScreenRequest, more: Readonly<Record<string, string>> = {}): Promise<unknown> {
  return signInScreen.action?.(signInData(more), request);
}

describe('bot check of a form', () => {
  it('requires a submission by script if a bot check may be required', async () => {
    expect(await readShown(signInPage('adaptive'))).toEqual({ noAnswer: expect.any(String) });
  });

  it('mentions JavaScript from the start if every visitor is checked', async () => {
    expect(await readShown(signInPage('always'))).toMatchObject({ noScript: expect.stringContaining('JavaScript') });
  });

  it.each(['AUT403', 'AUT498', 'XYZ1'])('gets a challenge for a 403 with an appId and the code %s', async (errorId) => {
    const challenge = { challengeUrl, locale: 'en-us', noScript: expect.stringContaining('JavaScript') };
    const request = signInPage('adaptive', () => respondWithError(403, errorId));
    expect(await getRejection(request)).toMatchObject({ status: 403, rejection: { challenge } });
  });

  it('gets no challenge if the call fails for another reason', async () => {
    const request = signInPage('adaptive', () => respondWithError(401, 'AUT401'));
    expect(await getRejection(request)).toMatchObject({ status: 401, rejection: { id: 'sign-in' } });
    expect(await getRejection(request)).not.toHaveProperty('rejection.challenge');
  });

  it('returns the challenge as data if script sends the form', async () => {
    const request = signInPage('adaptive');
    const form = signInData();
    expect(await signInScreen.sendFromPage(form, request)).toMatchObject({ rejection: { challenge: { challengeUrl } } });
  });

  it('explains what to do if the form was sent without a script', async () => {
    const [notice, values] = [expect.stringContaining('enter your password and send the form again'), { username: 'kim@example.com' }];
    expect(await getRejection(signInPage('always'))).toMatchObject({ rejection: { notice, values } });
  });

  it('is absent on sites that never check', async () => {
    const request = signInPage('never');
    expect(await readShown(request)).toBeUndefined();
    expect(await getRejection(request)).not.toHaveProperty('rejection.challenge');
  });

  it('passes on the token of the challenge', async () => {
    const request = signInPage('always');
    await getRejection(request, { captchaResponse: 'met' });
    expect(request.requests).toEqual(['POST /consumers-v3/auth/signin?captchaResponse=met']);
  });
});

import { describe, expect, it } from 'vitest';
import { createSettings } from '#settings/create-settings.ts';
import type { ScreenRequest } from '../screen/define-screen.ts';
import { screen as signInScreen } from '../screens/account/sign-in/screen.ts';
import { contextOf, refusal, shopService } from '../session/testing/shop-service.ts';

const messages = { messages: {}, errorMessages: { unknown: '' } };

function signInPage(rule: 'never' | 'adaptive' | 'always'): ScreenRequest & { readonly asked: readonly string[] } {
  const service = shopService({ 'POST /consumers-v3/auth/signin': () => refusal(403, 'AUT403') });
  const settings = createSettings({ '*': { botCheck: { signIn: rule } } });
  const request = new Request('http://localhost:4000/en-us/account/sign-in?step=password');
  const context = contextOf(request, { ...service.services, settings, now: () => new Date(0) });
  return { params: {}, context, asked: service.asked };
}

const challengeUrl = 'http://partners.test/bot-check/frame?action=sign-in';

async function shown(request: ScreenRequest): Promise<unknown> {
  const page = await signInScreen.loadCriticalData(request, messages);
  const section = page.sections.find(({ kind }) => kind === 'form');
  return section?.kind === 'form' ? section.form.botCheck : undefined;
}

async function refusedWith(request: ScreenRequest, more: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: 'sign-in', username: 'kim@example.com', password: 'Sunny-Trail-7', ...more }))
    form.set(name, value);
  return signInScreen.action?.(form, request);
}

describe('a form that robots go for', () => {
  it('has its challenge from the first time on where everybody is asked', async () => {
    expect(await shown(signInPage('always'))).toMatchObject({
      challengeUrl,
      locale: 'en-us',
      noScript: expect.stringContaining('JavaScript'),
    });
  });

  it('has it once it was refused where those are asked who look like a robot', async () => {
    const request = signInPage('adaptive');
    expect(await shown(request)).toBeUndefined();
    expect(await refusedWith(request)).toMatchObject({ status: 403, refused: { botCheck: { challengeUrl } } });
  });

  it('says what to do where it was sent without', async () => {
    const [notice, values] = [expect.stringContaining('type your password again'), { username: 'kim@example.com' }];
    expect(await refusedWith(signInPage('always'))).toMatchObject({ refused: { notice, values } });
  });

  it('never has it where nobody is asked', async () => {
    const request = signInPage('never');
    expect(await shown(request)).toBeUndefined();
    expect(await refusedWith(request)).not.toHaveProperty('refused.botCheck');
  });

  it('hands on what the challenge gave', async () => {
    const request = signInPage('always');
    await refusedWith(request, { captchaResponse: 'met' });
    expect(request.asked).toEqual(['POST /consumers-v3/auth/signin?captchaResponse=met']);
  });
});

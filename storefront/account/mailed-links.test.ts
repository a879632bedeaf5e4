import { describe, expect, it } from 'vitest';
import type { AccountPageModel } from '#commerce/account/form-model.ts';
import type { ScreenRequest } from '../screen/define-screen.ts';
import { screen as emailScreen } from '../screens/account/confirm-email/screen.ts';
import { screen as confirmScreen } from '../screens/account/confirm-subscription/screen.ts';
import { screen as keepScreen } from '../screens/account/keep-email/screen.ts';
import { screen as resetScreen } from '../screens/account/reset-password/screen.ts';
import { createTestContext, getCookies, respondWithError, createShopService } from '../session/testing/shop-service.ts';

const messages = { messages: {}, errorMessages: { unknown: '' } };
const newPassword = { password: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' };
const pages = [
  {
    page: 'reset-password',
    screen: resetScreen,
    call: 'POST /consumers-v3/confirmforgotpassword',
    typed: newPassword,
    again: '/en-us/account/forgot-password',
  },
  {
    page: 'confirm-subscription',
    screen: confirmScreen,
    call: 'PUT /consumers-v3/consumer/subscription',
    typed: {},
    again: '/en-us#modal-newsletter',
  },
  { page: 'confirm-email', screen: emailScreen, call: 'POST /consumers-v3/confirmemail', typed: {}, again: '/en-us/account/profile' },
  { page: 'keep-email', screen: keepScreen, call: 'POST /consumers-v3/keepemail', typed: {}, again: '/en-us/contact-us' },
] as const;

/** @param token of the link, if the page remembers one */
function createArrival(page: string, call: string, token?: string, search = ''): ScreenRequest {
  const service = createShopService({ [call]: () => respondWithError(410, 'AUT402') });
  service.good.add('access-0');
  const cookie = `cairn.at.TARNFELL-US=access-0${token === undefined ? '' : `; cairn.link.${page}.TARNFELL-US=${token}`}`;
  const request = new Request(`http://localhost:4000/en-us/account/${page}${search}`, { headers: { cookie } });
  return { params: {}, context: createTestContext(request, { ...service.services, now: () => new Date(0) }) };
}

/** Addresses that the forms and sections of a page lead to. */
function getTargets({ sections }: AccountPageModel): readonly (string | undefined)[] {
  return sections.flatMap((section) => {
    if (section.kind === 'form') return (section.form.links ?? []).map(({ href }) => href);
    return ['link' in section ? section.link?.href : undefined];
  });
}

describe.each(pages)('mailed link to $page', ({ page, screen, call, typed, again }) => {
  it('shows that the link has expired or was used, and where to get a new one', async () => {
    const request = createArrival(page, call, 'a-token-of-yesterday');
    const form = new FormData();
    for (const [name, value] of Object.entries({ form: page, ...typed })) form.set(name, value);
    expect(await screen.action?.(form, request)).toMatchObject({
      status: 410,
      rejection: { id: page, notice: 'This link has expired. Please request a new one.' },
    });
    expect(getTargets(await screen.loadCriticalData(request, messages))).toEqual([again]);
  });

  it('is requested on the page if the visitor comes without one', async () => {
    const shown = await screen.loadCriticalData(createArrival(page, call), messages);
    expect(shown.lead).toContain('the link');
    expect(getTargets(shown)).toEqual([again]);
  });

  it('moves its token from the address to an HTTP-only cookie', async () => {
    const request = createArrival(page, call, undefined, '?token=a-token-of-today');
    const thrown: unknown = await screen.loadCriticalData(request, messages).catch((error: unknown) => error);
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe(`/en-us/account/${page}`);
    expect(getCookies(request.context)[`cairn.link.${page}.TARNFELL-US`]).toBe('a-token-of-today');
  });
});

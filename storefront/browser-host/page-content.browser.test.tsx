import { afterEach, expect, it, vi } from 'vitest';
import { consentCookie, formatConsent } from '../request/consent.ts';
import { signUp } from './page-content.ts';

const request = { email: 'robin@shopper.example' } as Parameters<typeof signUp>[0];
const result = (status: number): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({}, { status })),
  );
};

afterEach(() => {
  document.cookie = `${consentCookie}=; max-age=0; path=/`;
  delete window.dataLayer;
  vi.unstubAllGlobals();
});

it('signUp tracks a newsletter sign-up without the email address, and only if it succeeds', async () => {
  document.cookie = `${consentCookie}=${formatConsent(['analytics'])}; path=/`;
  result(400);
  await expect(signUp(request, 'en-us')).rejects.toThrow();
  result(200);
  await signUp(request, 'en-us');
  await vi.waitUntil(() => window.dataLayer !== undefined);
  expect(window.dataLayer).toEqual([{ event: 'generate_lead' }]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { consentMessages } from '#generated/messages/consent/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { ConsentBar } from '../parts/consent-bar.tsx';
import { consentEvent } from '../request/consent.ts';
import { handleConsentForm } from './consent.ts';

const warn = vi.fn();
let end: () => void;

beforeEach(async () => {
  // The banner's code must load before the timers are faked.
  await import('../tracking/submit-consent.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(warn);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const time = new AbortController();
    setTimeout(() => time.abort(new DOMException('The time-out has expired', 'TimeoutError')), delay);
    return time.signal;
  });
  render(<ConsentBar site={{ locale: 'en-us' }} messages={getMessages(consentMessages, 'en-us')} />);
  end = handleConsentForm();
});
afterEach(() => {
  end();
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  warn.mockReset();
});

const decline = (): void => screen.getByRole('button', { name: 'Decline' }).click();

it('ConsentBar hides the bar while a choice is sent, and shows it again after a time-out', async () => {
  const bar = screen.getByRole('region', { name: 'Cookies' });
  const answered = vi.fn();
  window.addEventListener(consentEvent, answered);
  const hanging = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  vi.stubGlobal('fetch', hanging);
  decline();
  await vi.waitUntil(() => hanging.mock.calls.length === 1);
  expect(bar.hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(9_900);
  expect([warn.mock.calls.length, answered.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitUntil(() => warn.mock.calls.length === 1);
  expect(bar.hidden).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be sent'), expect.objectContaining({ name: 'TimeoutError' }));

  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  decline();
  await vi.waitUntil(() => warn.mock.calls.length === 2);
  expect(answered).not.toHaveBeenCalled();

  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: URLSearchParams }) => {
    sent.push(body.toString());
    return Response.json({});
  });
  decline();
  await vi.waitUntil(() => answered.mock.calls.length === 1);
  expect(sent).toEqual(['choice=refuse']);
  expect(bar.hidden).toBe(true);
  window.removeEventListener(consentEvent, answered);
});

it('ConsentBar hides the bar on Escape without storing a choice', () => {
  const bar = screen.getByRole('region', { name: 'Cookies' });
  const press = (target: Element): boolean => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  press(document.body);
  expect(bar.hidden).toBe(false);
  press(screen.getByRole('button', { name: 'Accept' }));
  expect([bar.hidden, document.cookie.includes('consent')]).toEqual([true, false]);
});

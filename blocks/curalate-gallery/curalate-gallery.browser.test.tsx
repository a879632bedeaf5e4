import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ConsentService } from '#blocks/host/consent.ts';
import { stubPartnerScript } from '#blocks/parts/galleries/testing/stub-partner-script.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { minimal, typical } from './curalate-gallery.fixtures.ts';

const calls: string[] = [];
const SITE = 'https://gallery.example/site.js';
/** Each test needs its own address, because a page fetches a script once. */
const OTHER_SITE = 'https://gallery.example/other-site.js';

/** The service is ready a moment after its script has run. */
function runService(): void {
  const getFilter = (id: string) => document.querySelector<HTMLElement>(`[data-crl8-container-id="${id}"]`)?.dataset.crl8Filter;
  setTimeout(() => {
    window.crl8 = {
      createExperience: (id) => void calls.push(`create ${id} ${getFilter(id)}`),
      destroyExperience: (id) => void calls.push(`destroy ${id}`),
    };
    window.dispatchEvent(new Event('crl8.ready'));
  });
}

function show(content: object, script: string, consent?: ConsentService) {
  const createSession = () => ({ loggedIn: false, path: '/en-us/p/kestrel-TFKES01M' });
  const host = { session: createSession, ...(consent ? { services: { consent } } : {}) };
  return render(<BlockStory content={content as typeof typical} host={host} settings={{ curalate: { script, requiresConsent: true } }} />);
}

/** A visitor who has not allowed anything yet. */
function createUndecidedConsent(): ConsentService {
  const listeners = new Set<() => void>();
  let isAllowed = false;
  return {
    allows: () => isAllowed,
    question: async () => ({ note: 'Another company’s.', show: 'Show photos' }),
    async allow() {
      isAllowed = true;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  calls.length = 0;
  delete window.crl8;
});

describe('curalate-gallery', () => {
  it('describes the page, lets the service fill its element, and cleans up on unmount', async () => {
    stubPartnerScript(SITE, runService);
    const { unmount } = show(typical, SITE);
    await vi.waitUntil(() => calls.length === 1);
    expect(calls).toEqual(['create tarnfell-product productId:TFKES01M']);
    unmount();
    expect(calls.at(-1)).toBe('destroy tarnfell-product');
  });

  it('fetches nothing until the visitor allows it, and shows a request instead', async () => {
    const fetched = vi.fn(runService);
    stubPartnerScript(OTHER_SITE, fetched);
    show(typical, OTHER_SITE, createUndecidedConsent());
    await expect.element(page.getByRole('button', { name: 'Show photos' })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Show photos' }).click();
    await vi.waitUntil(() => calls.length === 1);
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it.each([
    ['does not come', 'https://gallery.example/none.js'],
    ['is not set', ''],
  ])('logs a script that %s, and leaves no hole', async (_case, script) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stubPartnerScript(SITE, runService);
    const { container } = show(minimal, script);
    await vi.waitUntil(() => warn.mock.calls.some(([line]) => String(line).startsWith('[cairn] [gallery]')));
    await vi.waitUntil(() => container.querySelector('[data-crl8-container-id]')?.checkVisibility() === false);
  });
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as partnerScript from '../parts/galleries/partner-script.ts';
import { BlockStory } from '../parts/story.tsx';
import { minimal, typical } from './curalate-gallery.fixtures.ts';

type Original = typeof partnerScript;

const calls: string[] = [];
const SITE = 'https://gallery.example/site.js';

vi.mock('../parts/galleries/partner-script.ts', async (importOriginal) => {
  const original = await importOriginal<Original>();
  return { ...original, loadPartnerScript: (address: string) => (address === SITE ? runService() : original.loadPartnerScript(address)) };
});

/** What the service's script does: it is there a moment after it has run. */
async function runService(): Promise<void> {
  const filterOf = (id: string) => document.querySelector<HTMLElement>(`[data-crl8-container-id="${id}"]`)?.dataset.crl8Filter;
  setTimeout(() => {
    window.crl8 = {
      createExperience: (id) => void calls.push(`create ${id} ${filterOf(id)}`),
      destroyExperience: (id) => void calls.push(`destroy ${id}`),
    };
    window.dispatchEvent(new Event('crl8.ready'));
  });
}

function show(content: object, curalateScript: string, path = '/en-us/p/kestrel-TFKES01M') {
  const host = { session: () => ({ loggedIn: false, path }) };
  return render(<BlockStory content={content as typeof typical} host={host} settings={{ galleries: { curalateScript } }} />);
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  calls.length = 0;
  delete window.crl8;
});

describe('curalate-gallery', () => {
  it('says what it shows on this page, has the service fill it, and gives it back', async () => {
    const { unmount } = show(typical, SITE);
    await vi.waitUntil(() => calls.length === 1);
    expect(calls).toEqual(['create tarnfell-product productId:TFKES01M']);
    unmount();
    expect(calls.at(-1)).toBe('destroy tarnfell-product');
  });

  it.each([
    ['does not come', 'http://localhost:9/none.js'],
    ['is not set', ''],
  ])('logs a script that %s, and leaves no hole', async (_case, script) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = show(minimal, script);
    await vi.waitUntil(() => warn.mock.calls.some(([line]) => String(line).startsWith('[cairn] [gallery]')));
    await vi.waitUntil(() => container.querySelector('[data-crl8-container-id]')?.checkVisibility() === false);
  });
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stubPartnerScript } from '#blocks/parts/galleries/testing/stub-partner-script.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { typical } from './olapic-gallery.fixtures.ts';

const settings = {
  olapic: { script: 'https://gallery.example/{locale}/build.js', instance: 'an-instance', key: 'a-key', requiresConsent: true },
};

/** Stands in for the service's script and reports the element that it would fill. */
function runService(script: HTMLScriptElement): void {
  const found = [...document.querySelectorAll('#olapic_specific_widget')];
  script.dataset['foundAt'] = String(found.map((one) => one === script.parentElement));
}

const getScriptAttributes = (): Readonly<Record<string, string | undefined>> =>
  Object.assign({}, document.querySelector<HTMLElement>('[data-olapic-container-id] > script')?.dataset);
const getMasterId = vi.fn(async () => 'TFKES01M');

function show(path: string, products = { getMasterId }): void {
  const host = { session: () => ({ loggedIn: false, path }), services: { products } };
  render(<BlockStory content={typical} host={host} settings={settings} locale="fr-ca" />);
}

beforeEach(() => stubPartnerScript('https://gallery.example/fr-ca/build.js', runService));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  getMasterId.mockClear();
});

describe('olapic-gallery', () => {
  it('passes the script its widget and language', async () => {
    show('/fr-ca/vestes');
    await vi.waitUntil(() => getScriptAttributes().foundAt !== undefined);
    expect(getScriptAttributes()).toEqual({
      foundAt: 'true',
      olapic: 'tarnfell-season',
      instance: 'an-instance',
      apikey: 'a-key',
      lang: 'fr-CA',
    });
    await expect.element(page.getByRole('heading', { name: 'As you wear it' })).toBeVisible();
    expect(getMasterId).not.toHaveBeenCalled();
  });

  it('shows the product on a product page, whatever its color, and has no title there', async () => {
    show('/fr-ca/p/kestrel-TFKES01MK3B');
    await vi.waitUntil(() => getScriptAttributes().tags === 'TFKES01M');
    expect(getMasterId).toHaveBeenCalledWith('TFKES01MK3B', expect.any(AbortSignal));
    expect(page.getByRole('heading').elements()).toEqual([]);
  });

  it('is the only element that its script finds, even with several galleries on a page', async () => {
    show('/fr-ca/vestes');
    show('/fr-ca/vestes');
    const getScripts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-olapic-container-id] > script')];
    await vi.waitUntil(() => getScripts().filter(({ dataset }) => dataset['foundAt'] === 'true').length === 2);
    await vi.waitUntil(() => document.querySelector('#olapic_specific_widget') === null);
  });

  it('has no title on a page for custom designs', async () => {
    show('/fr-ca/customs/shell');
    await vi.waitUntil(() => getScriptAttributes().foundAt !== undefined);
    expect(page.getByRole('heading').elements()).toEqual([]);
  });

  it('shows its general widget when the product is unknown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show('/fr-ca/p/kestrel-TFKES01M', { getMasterId: vi.fn(() => Promise.reject(new Error('none'))) });
    await vi.waitUntil(() => getScriptAttributes().foundAt !== undefined);
    expect(getScriptAttributes().tags).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

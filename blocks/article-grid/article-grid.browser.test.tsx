import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createInertAddress } from '#blocks/host/address.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { createSampleSearch, sampleArticles, typical } from './article-grid.fixtures.ts';

const createLinks = () => [...document.querySelectorAll('li h3 a')].map((link) => link.getAttribute('href'));
const tag = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const getParameters = (search: string) => Object.fromEntries(new URLSearchParams(search));

function show(content = typical, service = createSampleSearch(sampleArticles(14))) {
  const address = createInertAddress();
  const search = vi.fn(service.search);
  const host = { services: { address, articles: { search } } };
  render(<BlockStory content={content} host={host} />);
  return { address, search };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('article-grid', () => {
  it('requests more articles by offset, keeps the shown ones, and focuses the first new one', async () => {
    const { address, search } = show();
    await vi.waitUntil(() => createLinks().length === 6);
    await page.getByRole('link', { name: 'Read more' }).click();
    await vi.waitUntil(() => createLinks().length === 12);
    expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ offset: 6, limit: 6 }), expect.any(AbortSignal));
    expect(getParameters(address.search())).toEqual({ 'componentarticles-typical[offset]': '6' });
    await page.getByRole('link', { name: 'Read more' }).click();
    await vi.waitUntil(() => createLinks().length === 14);
    expect(page.getByRole('link', { name: 'Read more' }).elements()).toEqual([]);
    expect(document.activeElement?.getAttribute('href')).toBe(createLinks()[12]);
  });

  it('restarts with a tag, and returns with the browser’s Back', async () => {
    const { address } = show();
    await vi.waitUntil(() => createLinks().length === 6);
    await page.getByRole('link', { name: 'Read more' }).click();
    await vi.waitUntil(() => createLinks().length === 12);
    const before = address.search();
    await tag('Winter').click();
    await vi.waitUntil(() => createLinks().length < 6);
    expect(getParameters(address.search())).toEqual({ 'componentarticles-typical[tagId]': 'winter' });
    await expect.element(tag('Winter')).toHaveAttribute('aria-current', 'true');
    address.go(before);
    await vi.waitUntil(() => createLinks().length === 12);
    await tag('Winter').click();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await vi.waitUntil(() => createLinks().length === 6);
    expect(address.search()).toBe('?');
  });

  it('announces loading, and keeps the shown articles when the search fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const real = createSampleSearch(sampleArticles(14));
    const waiting = Promise.withResolvers<never>();
    show(typical, { search: (query) => (query.offset === 0 ? real.search(query) : waiting.promise) });
    await vi.waitUntil(() => createLinks().length === 6);
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect.element(page.getByRole('link', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true');
    waiting.reject(new Error('down'));
    await expect.element(page.getByRole('link', { name: 'Read more' })).toBeVisible();
    expect(createLinks()).toHaveLength(6);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('shows all tags on demand', async () => {
    await page.viewport(390, 844);
    show();
    await vi.waitUntil(() => createLinks().length === 6);
    const countShownTags = () => [...document.querySelectorAll('nav li')].filter((item) => item.checkVisibility()).length;
    expect(countShownTags()).toBe(4);
    await page.getByRole('button', { name: 'See more' }).click();
    expect(countShownTags()).toBeGreaterThan(4);
    await page.getByRole('button', { name: 'See less' }).click();
    expect(countShownTags()).toBe(4);
  });
});

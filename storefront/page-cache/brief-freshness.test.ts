import { expect, it } from 'vitest';
import { createBriefFreshness } from './brief-freshness.ts';
import { createPageCache } from './page-cache.ts';

it('createBriefFreshness expires a page within a second if no change events arrive', async () => {
  let now = 1_000_250;
  const cache = createPageCache(
    1_000_000,
    createBriefFreshness(() => new Date(now)),
  );
  await cache.render('a', async () => ({ parts: [], size: 10, isReusable: true }), new AbortController().signal);
  now += 700;
  expect(cache.find('a')).toBeDefined();
  now += 100;
  expect(cache.find('a')).toBeUndefined();
});

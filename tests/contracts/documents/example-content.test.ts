import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';

const contentDir = path.resolve('demo/content');
const slugs = globSync(`${contentDir}/tarnfell/en/{articles,pages}/*.json`).map(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as { readonly slug: string }).slug,
);

describe('the content of the example shop', () => {
  let test: TestBackend;
  // Outside production, a response that breaks the contract is 500.
  beforeAll(async () => void (test = await startTestBackend({ contentDir })), 60_000);
  afterAll(() => test.close());
  const fetchStatus = async (address: string): Promise<number> =>
    (await test.get(address, { siteid: 'TARNFELL-US', locale: 'en_US' })).status;

  it('is valid by the contract, page by page', async () => {
    expect(slugs.length).toBeGreaterThan(20);
    for (const slug of slugs) {
      const status = await fetchStatus(`/publish/caas/v1/canvas/page/TARNFELL-US/${encodeURIComponent(slug)}`);
      expect([slug, [200, 404].includes(status)]).toEqual([slug, true]);
    }
  });

  it.each([
    '/publish/caas/v1/canvas/search/TARNFELL-US/article?limit=50',
    '/products/v2/search/autoSuggest?q=coast',
    '/products/v2/search/productSearch?q=glacier',
    '/products/v2/search/productSearch?q=jackte',
  ])('is found as the contract says by %s', async (address) => {
    expect(await fetchStatus(address)).toBe(200);
  });
});

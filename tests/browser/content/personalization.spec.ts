import type { APIRequestContext } from '@playwright/test';
import { findByRole } from '../../support/find-by-role.ts';
import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { readShifts, watchShifts } from '../../support/accessibility/layout-shifts.ts';
import { expect, test } from '../../support/test.ts';

/** Returns the hero for the visitor with these cookies. */
async function fetchHero(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/en-us')).text();
  return findByRole(html, 'heading').find(({ tag }) => tag === 'h1')?.text ?? '';
}

test('a visitor gets a persistent identifier that scripts cannot read', async ({ page, context }) => {
  await page.goto('/en-us');
  const identifier = async () => (await context.cookies()).find(({ name }) => name === 'mt.v');
  const first = await identifier();
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(first?.value).not.toBe('');
  const again = await page.goto('/en-us/jackets');
  expect(again?.headers()['set-cookie'] ?? '').not.toContain('mt.v=');
  expect((await identifier())?.value).toBe(first?.value);
});

test('the same visitor sees the same variant each time', async ({ request }) => {
  const first = await fetchHero(request);
  for (let visit = 0; visit < 4; visit += 1) expect(await fetchHero(request)).toBe(first);
});

test('visitors are distributed among the variants', async ({ playwright, baseURL }) => {
  const seen = new Set<string>();
  await expect(async () => {
    const visitor = await playwright.request.newContext({ baseURL });
    seen.add(await fetchHero(visitor));
    await visitor.dispose();
    expect([...seen].toSorted()).toEqual(['Get out in any weather', 'Made for the long way up']);
  }).toPass({ intervals: [0] });
});

test('a forced variant applies for the visit, until it is removed', async ({ request }) => {
  await request.get('/en-us?p13n_testcontext=tarnfell-home-hero:A');
  expect(await fetchHero(request)).toBe('Get out in any weather');
  await request.get('/en-us?p13n_testcontext=tarnfell-home-hero:Baseline');
  expect(await fetchHero(request)).toBe('Made for the long way up');
});

test('a recalculate event shows the newly decided variant, without a layout shift', async ({ page, context, baseURL, complaints }) => {
  const force = (variant: string) =>
    context.addCookies([{ name: 'p13n_testcontext', value: `tarnfell-home-hero:${variant}`, url: baseURL ?? '' }]);
  const hero = page.getByRole('main').getByRole('heading', { level: 1 });
  await force('Baseline');
  await page.goto('/en-us');
  await waitUntilShopInteractive(page);
  await expect(hero).toHaveText('Made for the long way up');
  await watchShifts(page);
  await force('A');
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('cairn:recalculate')));
  await expect(hero).toHaveText('Get out in any weather');
  expect(await readShifts(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('shown variants are reported once to analytics, and the shop accepts the report', async ({ page }) => {
  const taken = page.waitForResponse('**/fapi/events');
  await page.goto('/en-us?p13n_testcontext=tarnfell-home-hero:A');
  expect((await taken).status()).toBe(204);
  const readTracked = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: Readonly<Record<string, unknown>>[] }).dataLayer.filter(({ event }) => event === 'home-hero'),
    );
  await expect.poll(readTracked).toEqual([{ event: 'home-hero', experience_id: 'tarnfell-home-hero', variant: 'A' }]);
  await waitUntilShopInteractive(page);
  expect(await readTracked(), 'once').toHaveLength(1);
});

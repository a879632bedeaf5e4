import path from 'node:path';
import type { Drift } from '#contract/drift/drift.ts';
import type { DriftStore } from '#contract/drift/drift-store.ts';
import { openContract } from '#server/contract/open-contract.ts';
import { openDriftStore } from '#server/contract/open-drift-store.ts';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { getTestTime } from '../../support/clock/test-clock.ts';
import { grantPreview } from '../../support/preview.ts';
import { expect, test } from '../../support/test.ts';

/** Another connection to the file, like that of a second shop process. */
let store: DriftStore;
test.beforeAll(() => {
  store = openDriftStore({ folder: path.resolve('.data/test'), contractCommit: openContract().commit, log: console });
});
test.afterAll(() => store.close());
test.beforeEach(({ page }) => grantPreview(page));

/** Makes the pointers of this run unique. */
const createMark = (): string => `mark-${crypto.randomUUID()}`;

function record(mark: string, ...drifts: readonly Partial<Drift>[]): void {
  const source = { reportedBy: 'server', mode: 'production', at: getTestTime() } as const;
  const common = { operationId: 'getCart', status: 200, kind: 'wrong-type', expected: 'a string', example: 11 } as const;
  store.record(
    drifts.map((drift) => ({ ...common, pointer: `/items/*/${mark}`, ...drift })),
    source,
  );
  store.count({});
}

test('a developer filters drifts, opens one and exports it', async ({ page, complaints }) => {
  const mark = createMark();
  record(mark, {}, { kind: 'missing' }, { operationId: 'getPage', kind: 'extra', pointer: `/components/*/${mark}` });
  await page.goto('/showcase/contracts');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByLabel('Text').fill(mark);
  const rows = page.getByRole('table', { name: 'Drifts' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Area').selectOption('cart');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Kind').selectOption('Wrong type');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(/^1 of \d+ drifts$/);
  await expect(page).toHaveURL(/\?area=cart&kind=wrong-type&text=mark-[\w-]+$/);

  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('link', { name: 'getCart in the reference' })).toHaveAttribute('href', '/reference#getCart');
  await expect(page.getByRole('link', { name: 'openapi.json#/components/schemas/CartItem' })).toBeVisible();
  await expect(page.getByText('"type": "object"')).toBeVisible();

  const json = await page.request.get((await page.getByRole('link', { name: 'Export JSON' }).getAttribute('href')) ?? '');
  expect(await json.json()).toMatchObject({ total: 1, drifts: [{ operationId: 'getCart', kind: 'wrong-type', example: 11 }] });
  const junit = await page.request.get((await page.getByRole('link', { name: 'Export JUnit' }).getAttribute('href')) ?? '');
  expect(await junit.text()).toContain('<testsuites name="contract" tests="1" failures="1">');
  expect(complaints).toEqual([]);
});

test('a drift appears on an open page when it is found, unless updates are paused', async ({ page, complaints }) => {
  const mark = createMark();
  await page.goto(`/showcase/contracts?text=${mark}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  record(mark, {});
  const first = page.getByRole('row', { name: `/items/*/${mark}` });
  await expect(first).toHaveCount(1);
  await page.getByRole('button', { name: 'Pause updates' }).click();
  record(mark, {}, { kind: 'missing' });
  await expect(first).toHaveCount(1);
  await page.getByRole('button', { name: 'Resume updates' }).click();
  await expect(first).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('the page of drifts has no axe violations, as cards and as a table, and does not scroll sideways at any width', async ({ page }) => {
  const mark = createMark();
  record(mark, {}, { kind: 'missing', pointer: `/items/*/${mark}/${'very-long-name-'.repeat(10)}` });
  await page.goto(`/showcase/contracts?text=${mark}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Details' }).first().click();
  await expect(page.getByText('Example, redacted')).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [320, 390, 834, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(), `${width} px`).toBe(0);
    if (width === 390 || width === 1440) expect(await findAxeViolations(page), `${width} px`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow(), '200 %').toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and details work as links and a form', async ({ page }) => {
    const mark = createMark();
    record(mark, {}, { kind: 'missing' });
    await page.goto(`/showcase/contracts?text=${mark}`);
    await page.getByLabel('Kind').selectOption('Missing');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('status')).toHaveText(/^1 of /);
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByText('Example, redacted')).toBeVisible();
    await page.getByRole('link', { name: 'Hide' }).click();
    await expect(page.getByText('Example, redacted')).toHaveCount(0);
  });
});

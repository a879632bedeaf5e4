/**
 * `npm run bench:filters [turns]`: milliseconds from a click on a facet to the frame that shows the new list, in Chromium, on the shop with
 * its default settings over HTTP and the embedded database. By mouse, the list is prefetched on hover; by touch, when the finger is put down.
 * FILTERS_PATH measures another listing than the jackets. The exit code reports whether the medians are within 200 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../../scripts/browser/find-chromium.ts';
import { isHydrated } from '../../support/hydrated.ts';
import { computeMedian } from '../compare.ts';
import { startServer } from '../pages/servers.ts';
import { readPaint, watchNextPaint, type Paint } from './watch-paint.ts';

const LIMIT = 200;
const FACETS = 8;
/** Milliseconds that a fast shopper hovers before the click. */
const HOVER = 100;

const turns = Number(process.argv[2] ?? 5);
const listing = process.env.FILTERS_PATH ?? '/en-us/c/jackets-2000';

const pointers = {
  mouse: async (page: Page, target: Locator) => {
    await target.hover();
    await page.waitForTimeout(HOVER);
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(0, 0);
  },
  touch: (_page: Page, target: Locator) => target.tap(),
};
type Pointer = keyof typeof pointers;

/** `cold`: no visitor has requested the list before; `warm`: another visitor has; `again`: this visitor has. */
type State = 'cold' | 'warm' | 'again';
type Samples = Map<`${Pointer} ${State}`, Paint[]>;

const getChoices = (page: Page): Locator => page.locator('aside label:visible:has(input[type=checkbox]:enabled)');

async function openListing(browser: Browser, origin: string, pointer: Pointer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: pointer === 'touch' });
  await context.addCookies([{ name: 'consent', value: 'necessary', url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}${listing}`);
  while (!(await getChoices(page).first().locator('input').evaluate(isHydrated))) await page.waitForTimeout(50);
  await page.waitForLoadState('networkidle');
  return page;
}

async function measureClick(page: Page, pointer: Pointer, choice: Locator): Promise<Paint> {
  await choice.scrollIntoViewIfNeeded();
  await page.evaluate(watchNextPaint);
  await pointers[pointer](page, choice);
  return page.evaluate(readPaint);
}

/** Chooses facets from the first to the last and withdraws each again, so that every click changes the list. */
async function runTurn(page: Page, pointer: Pointer, state: State, offset: number, samples: Samples): Promise<void> {
  const names = await getChoices(page)
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => `${(input as HTMLInputElement).name}=${(input as HTMLInputElement).value}`));
  const add = (kind: State, paint: Paint): unknown => samples.getOrInsertComputed(`${pointer} ${kind}`, () => []).push(paint);
  for (let at = 0; at < FACETS; at += 1) {
    const [name = '', value = ''] = (names[(Math.floor((at * names.length) / FACETS) + offset) % names.length] ?? '').split('=');
    const choice = page.locator(`aside label:has(input[name="${name}"][value="${value}"])`);
    add(state, await measureClick(page, pointer, choice));
    add('again', await measureClick(page, pointer, choice));
  }
}

function summarize(kind: string, paints: readonly Paint[]): object {
  const times = paints.map(({ total }) => total).toSorted((one, other) => one - other);
  return {
    clicks: kind,
    count: times.length,
    'median ms': Math.round(computeMedian(times)),
    'p95 ms': Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN),
    'in the request': `${Math.round(computeMedian(paints.map(({ request, total }) => request / total)) * 100)} %`,
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'cairn-filters-'));
const shop = await startServer('shop.ts', folder, {});
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
const samples: Samples = new Map();
try {
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [at, pointer] of (Object.keys(pointers) as Pointer[]).entries()) {
      const origin = `http://localhost:${shop.port}`;
      // Each turn has facets of its own, and each pointer: neighbors in the list of choices.
      const offset = turn * 2 + at;
      for (const state of ['cold', 'warm'] as const) {
        const page = await openListing(browser, origin, pointer);
        await runTurn(page, pointer, state, offset, samples);
        await page.context().close();
      }
    }
  }
  const rows = [...samples].toSorted(([one], [other]) => one.localeCompare(other));
  console.log(`${listing}: from a click on a facet to the frame with the new list`);
  console.table(rows.map(([kind, paints]) => summarize(kind, paints)));
  if (rows.some(([, paints]) => computeMedian(paints.map(({ total }) => total)) > LIMIT)) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.helper.stop();
  rmSync(folder, { recursive: true, force: true });
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { rulesOf, type Looks } from './axe-rules.ts';

/** `axe.source` is the whole of it with its comments, which takes a page twice as long to read. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * What axe finds, short enough to read in a test's report.
 * @param within A part of the page, where the rest of it has been looked at: most of the time goes into what surrounds a page.
 * @param looks What of the page's looks is checked.
 */
export function axeFindings(page: Page, within = 'html', looks: Looks = {}): Promise<readonly string[]> {
  return findingsOf(page, within, { ...options, rules: rulesOf(looks) });
}

/** Targets that are small, crowded or covered in part, as the page is scrolled now. */
export function targetFindings(page: Page): Promise<readonly string[]> {
  return findingsOf(page, 'html', { ...options, runOnly: ['target-size'] });
}

async function findingsOf(page: Page, within: string, own: axe.RunOptions): Promise<readonly string[]> {
  const violations = page.frames().length === 1 ? await violationsOf(page, within, own) : await violationsWithFrames(page, within, own);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * A page without frames: its document gets axe once, however often it is looked at. The builder hands over the whole of axe twice a look.
 * Axe makes selectors for all that it looks at, which is up to half of its time: it is asked for them where it has found something.
 */
async function violationsOf(page: Page, within: string, own: axe.RunOptions): Promise<readonly axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, rules]) => {
      const { run } = (window as unknown as { readonly axe: typeof axe }).axe;
      const { violations } = await run(part, { ...rules, selectors: false });
      return violations.length === 0 ? [] : (await run(part, rules)).violations;
    },
    [within, own] as const,
  );
}

/** Frames of other origins are looked into through a page of axe's own, which takes as long again. */
async function violationsWithFrames(page: Page, within: string, own: axe.RunOptions): Promise<readonly axe.Result[]> {
  const { violations } = await new AxeBuilder({ page, axeSource }).options(own).include(within).analyze();
  return violations;
}

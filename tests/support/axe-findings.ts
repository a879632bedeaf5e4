import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * What axe finds, short enough to read in a test's report.
 * @param within A part of the page, where the rest of it has been looked at: most of the time goes into what surrounds a page.
 * @param hasColours False where the same page has been looked at in the same colours: to compare them takes longest.
 */
export async function axeFindings(page: Page, within = 'html', hasColours = true): Promise<readonly string[]> {
  const own = { ...options, rules: { 'color-contrast': { enabled: hasColours } } };
  const violations = page.frames().length === 1 ? await violationsOf(page, within, own) : await violationsWithFrames(page, within, own);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** A page without frames: its document gets axe once, however often it is looked at. The builder hands over the whole of axe twice a look. */
async function violationsOf(page: Page, within: string, own: axe.RunOptions): Promise<readonly axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, rules]) => (await (window as unknown as { readonly axe: typeof axe }).axe.run(part, rules)).violations,
    [within, own] as const,
  );
}

/** Frames of other origins are looked into through a page of axe's own, which takes as long again. */
async function violationsWithFrames(page: Page, within: string, own: axe.RunOptions): Promise<readonly axe.Result[]> {
  const { violations } = await new AxeBuilder({ page }).options(own).include(within).analyze();
  return violations;
}

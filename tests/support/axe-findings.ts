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
 */
export async function axeFindings(page: Page, within = 'html'): Promise<readonly string[]> {
  const violations = page.frames().length === 1 ? await violationsOf(page, within) : await violationsWithFrames(page, within);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** A page without frames: its document gets axe once, however often it is looked at. The builder hands over the whole of axe twice a look. */
async function violationsOf(page: Page, within: string): Promise<readonly axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ([part, own]) => (await (window as unknown as { readonly axe: typeof axe }).axe.run(part, own)).violations, [
    within,
    options,
  ] as const);
}

/** Frames of other origins are looked into through a page of axe's own, which takes as long again. */
async function violationsWithFrames(page: Page, within: string): Promise<readonly axe.Result[]> {
  const { violations } = await new AxeBuilder({ page }).options(options).include(within).analyze();
  return violations;
}

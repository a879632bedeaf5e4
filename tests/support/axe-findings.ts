import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What axe finds, short enough to read in a test's report. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const violations = page.frames().length === 1 ? await violationsOf(page) : await violationsWithFrames(page);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** A page without frames: its document gets axe once, however often it is looked at. The builder hands over the whole of axe twice a look. */
async function violationsOf(page: Page): Promise<readonly axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (own) => (await (window as unknown as { readonly axe: typeof axe }).axe.run(own)).violations, options);
}

/** Frames of other origins are looked into through a page of axe's own, which takes as long again. */
async function violationsWithFrames(page: Page): Promise<readonly axe.Result[]> {
  const { violations } = await new AxeBuilder({ page }).options(options).analyze();
  return violations;
}

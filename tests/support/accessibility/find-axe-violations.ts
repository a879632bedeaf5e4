import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { getRules, type Looks } from './axe-rules.ts';

/** `axe.source` includes comments, which takes a page twice as long to parse. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * Returns axe violations in a short form for a test report.
 * @param within a part of the page, when the rest has been checked: most of the time is spent on the rest
 * @param looks the visual rules to check
 */
export function findAxeViolations(page: Page, within = 'html', looks: Looks = {}): Promise<readonly string[]> {
  return formatViolations(page, within, { ...options, rules: getRules(looks) });
}

/** Small, crowded or partly covered targets at the page's current scroll position. */
export function findTargetViolations(page: Page, within = 'html'): Promise<readonly string[]> {
  return formatViolations(page, within, { ...options, runOnly: ['target-size'] });
}

/** The visual rules on a page before it is scrolled, as audits see it: blocks below the first screen have an estimated height. */
export function findViolationsBeforeScrolling(page: Page): Promise<readonly string[]> {
  return formatViolations(page, 'html', { ...options, runOnly: ['target-size', 'color-contrast'] });
}

async function formatViolations(page: Page, within: string, own: axe.RunOptions): Promise<readonly string[]> {
  const violations = page.frames().length === 1 ? await runAxe(page, within, own) : await runAxeWithFrames(page, within, own);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * For a page without frames: injects axe into its document once for all checks. The builder would inject axe twice per check. Axe computes
 * selectors for every element, up to half of its time, so they are only requested where it has found something.
 */
async function runAxe(page: Page, within: string, own: axe.RunOptions): Promise<readonly axe.Result[]> {
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

/** Frames of other origins are checked through a page of axe's own, which takes as long again. */
async function runAxeWithFrames(page: Page, within: string, own: axe.RunOptions): Promise<readonly axe.Result[]> {
  const { violations } = await new AxeBuilder({ page, axeSource }).options(own).include(within).analyze();
  return violations;
}

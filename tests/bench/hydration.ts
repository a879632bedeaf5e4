import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/browser/find-chromium.ts';
import { computeMedian, type Comparison } from './compare.ts';
import type { HydrationTimes } from './browser.tsx';

const ROUNDS = 150;

/** Hydrates the page in Chromium, alternately by hand and by the engine. */
export async function measureHydration(script: string, html: string, payload: unknown): Promise<Comparison> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage();
    await page.setContent('<!DOCTYPE html><title>bench</title><body></body>');
    await page.addScriptTag({ type: 'module', content: script });
    await page.waitForFunction('window.hydrateTrial');
    const env = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' };
    const call = `window.hydrateTrial(${JSON.stringify(html)}, ${JSON.stringify(payload)}, ${JSON.stringify(env)}, ${ROUNDS})`;
    const times: HydrationTimes = await page.evaluate(call);
    if (times.errors.length > 0) throw new Error(`hydration failed: ${times.errors[0]}`);
    const settled = { byHand: times.byHand.slice(20), engine: times.engine.slice(20) };
    return {
      byHand: computeMedian(settled.byHand),
      engine: computeMedian(settled.engine),
      ratio: computeMedian(settled.engine) / computeMedian(settled.byHand),
    };
  } finally {
    await browser.close();
  }
}

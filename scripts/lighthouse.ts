import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from './browser/find-chromium.ts';

/**
 * `npm run lighthouse -- [url …]`: runs Lighthouse's mobile profile (simulated throttling) on a running shop and prints the four scores of
 * each page. /en-us/sixty-blocks exists for measurements, in every locale of both brands: sixty blocks with four carousels, two films and a
 * gallery.
 */
const DEBUG_PORT = 9333;
const urls = process.argv.slice(2);
const pages = urls.length > 0 ? urls : ['http://localhost:4000/en-us', 'http://solvane.localhost:4000/en-us'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, `--remote-debugging-port=${DEBUG_PORT}`] });
try {
  for (const url of pages) {
    const result = await lighthouse(url, { port: DEBUG_PORT, onlyCategories: categories, logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { lhr } = result;
    console.log(`${url}: ${categories.map((id) => `${id} ${Math.round((lhr.categories[id]?.score ?? 0) * 100)}`).join(', ')}`);
    const failing = Object.values(lhr.audits).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
    );
    for (const audit of failing) console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
  }
} finally {
  await browser.close();
}

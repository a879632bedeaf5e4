import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/browser/find-chromium.ts';
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
const urls = new Set<string>();
page.on('request', (r) => {
  if (r.resourceType() === 'script') urls.add(r.url());
});
await page.goto('http://localhost:5350/en-us/' + process.argv[2], { waitUntil: 'networkidle' });
const rows: [number, string][] = [];
for (const url of urls) {
  const r = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } });
  rows.push([Number(r.headers()['content-length']), url.split('/').pop()!]);
}
for (const row of rows.sort((a, b) => b[0] - a[0])) console.log(...row);
await browser.close();

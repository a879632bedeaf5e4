import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/browser/find-chromium.ts';
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
const jobs = JSON.parse(process.argv[2] ?? '[]');
for (const { name, url, width = 1440, height = 900, type, keys = [], full = false, touch = false } of jobs) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch });
  await context.addCookies([
    { name: 'consent', value: 'necessary~analytics', url: new URL(url).origin },
    { name: 'dismissedPopUps', value: 'x', url: new URL(url).origin },
  ]);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, String(e)));
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  if (type !== undefined) {
    const f = page.locator('header form[role=search] input');
    await f.click();
    await page.waitForTimeout(400);
    await page.keyboard.type(type, { delay: 40 });
    await page.waitForTimeout(700);
    for (const k of keys) {
      await page.keyboard.press(k);
    }
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: `/tmp/w/tmp-d/${name}.png`, fullPage: full });
  await context.close();
}
await browser.close();

import { expect, type Locator, type Page } from '@playwright/test';
import { isHydrated } from './hydrated.ts';

/** Milliseconds between two checks: Playwright's default grows to a second, which is longer than most waits here. */
const intervals = [50];

/** Waits until React has hydrated an element. */
export async function waitUntilInteractive(element: Locator): Promise<void> {
  await expect.poll(() => element.first().evaluate(isHydrated), { message: 'the block acts', intervals }).toBe(true);
}

/**
 * Waits until everything outside of view is interactive too: the menu hydrates last, when the browser is first idle. The checkout has no
 * menu.
 */
export async function waitUntilShopInteractive(page: Page): Promise<void> {
  await page.locator('header:is([data-bare], :has(nav[data-ready]))').first().waitFor({ state: 'attached' });
}

/** Presses Tab until the element has the focus. */
export async function pressTabTo(page: Page, element: Locator, most = 200): Promise<void> {
  // Found once, and again only after the page has replaced it: finding it takes longer than pressing Tab.
  let node = await element.elementHandle();
  for (let presses = 0; presses < most && node; presses += 1) {
    const state = await node.evaluate((own) => (own.isConnected ? own === document.activeElement : undefined));
    if (state === true) return;
    if (state === undefined) node = await element.elementHandle();
    else await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

/** Presses Tab until one of the elements has the focus, e.g. of a group that is one stop. */
export async function pressTabInto(page: Page, elements: Locator, most = 200): Promise<void> {
  const isInside = (): Promise<boolean> => elements.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement));
  await expect(elements.first()).toBeAttached();
  for (let presses = 0; presses < most && !(await isInside()); presses += 1) await page.keyboard.press('Tab');
  expect(await isInside(), 'the focus is in the group').toBe(true);
}

/** Describes the sticky element that covers the focused one, or reports that it is out of sight; undefined when it is visible. */
export function findHiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const own = document.activeElement;
    if (!own || own === document.body) return undefined;
    const { left, top, right, bottom } = own.getBoundingClientRect();
    // The middle of its visible part.
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const name = `${own.tagName} ${own.getAttribute('aria-label') ?? own.id} ${own.textContent.slice(0, 40)}`;
    const hit = document.elementFromPoint(x, y);
    if (!hit) return `${name}: out of sight`;
    let over: Element | null = hit;
    while (over && !['fixed', 'sticky'].includes(getComputedStyle(over).position)) over = over.parentElement;
    return over && !over.contains(own) ? `${name}: under ${over.tagName} ${over.className}` : undefined;
  });
}

/** Scrolls through the page, so that every block that waits for visibility loads, and back to its top. Its images may still be loading. */
export async function scrollThroughBlocks(page: Page): Promise<void> {
  await layOutBlocks(page);
  await runWithFrames(page, () => scrollThrough(page));
  // A block that was passed before hydration is scrolled to again.
  const countWaiting = () =>
    page.evaluate(() => {
      const blocks = document.querySelectorAll('[aria-busy="true"]');
      blocks[0]?.scrollIntoView({ behavior: 'instant' });
      return blocks.length;
    });
  await expect.poll(countWaiting).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Lays out the whole page at its true height, as a reader sees it (storefront/head/deferred-layout.ts). */
export function layOutBlocks(page: Page): Promise<void> {
  return page.evaluate(() => {
    delete document.documentElement.dataset.deferredLayout;
  });
}

/** Milliseconds without a drawn frame after which a screenshot is requested. */
const FRAMES_LATE = 3000;

/**
 * Once in several hundred pages a headless Chromium draws no frame until a screenshot is requested (docs/decisions/0013-test-levels.md):
 * while the work takes too long, requests one pixel now and then.
 */
async function runWithFrames(page: Page, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void requestPixel(page).catch(() => undefined), FRAMES_LATE);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

async function requestPixel(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
  await session.detach();
}

function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const waitForFrame = () =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('The browser drew no frame for a minute.')), 60_000);
        requestAnimationFrame(() => {
          clearTimeout(late);
          resolve();
        });
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await waitForFrame();
      await waitForFrame();
    }
  });
}

/** Scrolls to a block again until its content has loaded: blocks above it may still grow and move it away. */
export async function scrollUntilLoaded(block: Locator, content: Locator): Promise<void> {
  await expect(async () => {
    await block.scrollIntoViewIfNeeded();
    await expect(content).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Like scrollThroughBlocks, with every image; rows are scrolled back to their start. */
export async function scrollThroughAll(page: Page): Promise<void> {
  await scrollThroughBlocks(page);
  await expect.poll(() => scrollToNextGallery(page), { message: 'galleries on their way', intervals }).toBe(0);
  await expect.poll(() => scrollToNextPicture(page), { message: 'pictures on their way', intervals }).toBe(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const row of document.querySelectorAll('*')) if (row.scrollLeft !== 0) row.scrollTo({ left: 0, behavior: 'instant' });
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Scrolls to one of the images that are not loaded yet.
 * @returns how many there were. A carousel loads images beyond its edge only when it moves.
 */
function scrollToNextPicture(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isInSight = ({ left, right }: DOMRect): boolean => right > 0 && left < innerWidth;
    const countWaiting = [...document.images].filter(
      (image) => image.checkVisibility() && isInSight(image.getBoundingClientRect()) && !image.complete,
    );
    countWaiting[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return countWaiting.length;
  });
}

/** The same for galleries, which other companies' scripts fill in their own shadow roots, without an event at the end. */
function scrollToNextGallery(page: Page): Promise<number> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('[data-crl8-container-id], [data-olapic-container-id]')];
    const isFilled = (place: Element): boolean => {
      const photos = [...(place.querySelector('[data-gallery]')?.shadowRoot?.querySelectorAll('img') ?? [])];
      return photos.length > 0 && photos.every(({ complete }) => complete);
    };
    const countWaiting = places.filter((place) => place.checkVisibility() && !isFilled(place));
    countWaiting[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return countWaiting.length;
  });
}

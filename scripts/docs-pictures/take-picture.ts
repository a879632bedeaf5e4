import type { Page } from 'playwright';
import sharp from 'sharp';

/** Viewport of a small laptop; pictures have half its size and are cropped to the screen. */
export const VIEW = { width: 1280, height: 1000 };
export const SCALE = 0.5;
const MARGIN = 24;
/** Time-out in milliseconds for the pictures of a block. */
const MAX_WAIT = 5000;
/** WebP qualities in the order of preference; the first whose file is small enough is used. */
const QUALITIES = [70, 55];
const LEAST_QUALITY = 40;
const MAX_BYTES = 15_000;

/** Takes a WebP picture of a block of the open page. */
export async function takePicture(page: Page, type: string, id: string): Promise<Buffer> {
  const element = page.locator(`[data-block="${type}"][data-block-id="${id}"]`).first();
  await element.evaluate(bringToFront, MARGIN);
  // Lazy blocks hydrate, pictures load, and partners' scripts draw.
  await page.waitForLoadState('networkidle');
  // Content above may have moved it meanwhile.
  await element.evaluate(bringToFront, MARGIN);
  const opener = element.locator('[aria-expanded="false"]:visible').first();
  if (type === 'mega-menu') await opener.click();
  // The pop-up opens without a click.
  if (type === 'pop-up') await opener.waitFor({ state: 'hidden' });
  await element.evaluate(waitForPictures, MAX_WAIT);
  const clip = await element.evaluate(getArea, { view: VIEW, margin: MARGIN });
  if (!(clip.height > 0)) throw new Error(`[cairn] [docs] block ${id} is not visible`);
  const png = await page.screenshot({ animations: 'disabled', clip });
  return encode(png);
}

async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(png).webp({ quality }).toBuffer();
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  return sharp(png).webp({ quality: LEAST_QUALITY }).toBuffer();
}

/** Waits for the pictures of a block; hidden ones may never load. Runs in the page. */
async function waitForPictures(block: Element, mostWait: number): Promise<void> {
  const decoded = Promise.allSettled([...block.querySelectorAll('img')].map((image) => image.decode()));
  await Promise.race([decoded, new Promise((resolve) => void setTimeout(resolve, mostWait))]);
}

/** Scrolls to a block, and hides everything around and over it. Runs in the page. */
function bringToFront(block: Element, margin: number): void {
  for (let at = block; at.parentElement; at = at.parentElement)
    for (const other of at.parentElement.children) if (other !== at && other instanceof HTMLElement) other.style.visibility = 'hidden';
  window.scrollTo(0, block.getBoundingClientRect().top + window.scrollY - margin);
}

/** The screen area of a block with everything that it has opened, and a margin. Runs in the page. */
function getArea(block: Element, { view, margin }: { readonly view: typeof VIEW; readonly margin: number }) {
  const boxes = [block, ...block.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - margin);
  const bottom = Math.min(view.height, Math.max(...boxes.map(({ bottom: end }) => end)) + margin);
  return { x: 0, y, width: view.width, height: bottom - y };
}

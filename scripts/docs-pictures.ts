/**
 * `npm run docs:pictures -- [origin]`: photographs each layout and variant of each block in the showcase of a running shop, for the pages
 * in docs/blocks/. To be run when a block has got a new look; it takes away the pictures that no page shows any more.
 */
import { globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { parseDocumentPath } from '#backend/content/document-path.ts';
import { judgeDocument, parseDocumentText } from '#backend/content/judge-document.ts';
import { walkBlocks } from '#backend/content/walk-blocks.ts';
import type { RawBlock } from '#generated/content/types.ts';
import { previewLink } from '#hosting/preview-access.ts';
import { createPreviewKey } from '#hosting/preview-key.ts';
import { chromiumArgs, findChromium } from './browser/find-chromium.ts';
import { allPictures, type BlockPicture } from './codegen/block-pages/block-pictures.ts';
import { readContent } from './codegen/content.ts';
import { readSources } from './codegen/sources.ts';
import { chooseBlocks } from './docs-pictures/choose-blocks.ts';
import { localKeys } from './server/environment.ts';

const BRAND = 'tarnfell';
const FOLDER = 'docs/images/blocks';
/** As wide as a small laptop, at half its size; what is longer than a screen is cut. */
const VIEW = { width: 1280, height: 1000 };
const SCALE = 0.5;
const MARGIN = 24;
const QUALITY = 70;
/** Blocks that show little until they are opened. */
const CLOSED = new Set(['mega-menu', 'pop-up']);
const MINUTE = 60_000;

const origin = process.argv[2] ?? 'http://localhost:4000';
const blocks = globSync('**/*.json', { cwd: 'content' }).flatMap((file) => {
  const location = parseDocumentPath(file);
  if (location?.brand !== BRAND || location.locale !== 'en' || location.isDraft) return [];
  const parsed = parseDocumentText(readFileSync(path.join('content', file), 'utf8'));
  const page = 'fault' in parsed ? null : judgeDocument(parsed.value, location).page;
  return page ? [...walkBlocks(page.components)].map(({ block }) => block) : [];
});
const pictures = allPictures(readContent(readSources('schemas')));

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
try {
  const context = await browser.newContext({ viewport: VIEW, deviceScaleFactor: SCALE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const key = createPreviewKey(process.env.PREVIEW_KEY ?? localKeys.PREVIEW_KEY);
  await page.goto(previewLink(origin, key, new Date(Date.now() + MINUTE), '/robots.txt'));
  mkdirSync(FOLDER, { recursive: true });
  for (const picture of pictures) {
    const bytes = await photograph(page, picture);
    writeFileSync(path.join(FOLDER, picture.file), bytes);
    console.log(`${picture.file}: ${Math.round(bytes.length / 1000)} kB`);
  }
} finally {
  await browser.close();
}
const wanted = new Set(pictures.map(({ file }) => file));
for (const file of readdirSync(FOLDER)) if (!wanted.has(file)) rmSync(path.join(FOLDER, file));

async function photograph(page: Page, picture: BlockPicture): Promise<Buffer> {
  const { type, choice, file } = picture;
  const candidates = chooseBlocks(picture, blocks);
  const says = choice && candidates[0]?.[choice.field] === choice.value;
  const query = new URLSearchParams({
    docType: type,
    limit: '50',
    brand: BRAND,
    locale: 'en-us',
    ...(says && { layoutVariant: choice.value }),
  });
  await page.goto(`${origin}/showcase?${query}`);
  const element = await firstShown(page, type, candidates);
  if (!element) throw new Error(`[cairn] [docs] the showcase of ${BRAND} has nothing for ${file}`);
  await element.evaluate(bringForward, MARGIN);
  // Late blocks hydrate, pictures come, partners' scripts draw.
  await page.waitForLoadState('networkidle');
  if (CLOSED.has(type)) await element.locator('[aria-expanded="false"]:visible').first().click();
  await element.evaluate(async (shown) => {
    await Promise.allSettled([...shown.querySelectorAll('img')].map((image) => image.decode()));
  });
  const png = await page.screenshot({ animations: 'disabled', clip: await element.evaluate(areaOf, { view: VIEW, margin: MARGIN }) });
  return sharp(png).webp({ quality: QUALITY }).toBuffer();
}

/** The showcase shows no more than fifty blocks of a type. */
async function firstShown(page: Page, type: string, candidates: readonly RawBlock[]): Promise<Locator | undefined> {
  for (const { id } of candidates) {
    const element = page.locator(`[data-block="${type}"][data-block-id="${id}"]`).first();
    if ((await element.count()) > 0) return element;
  }
  return undefined;
}

/** Scrolls to a block, and hides what stands before it. Runs in the page. */
function bringForward(block: Element, margin: number): void {
  for (let at: Element | null = block; at; at = at.parentElement)
    for (let before = at.previousElementSibling; before instanceof HTMLElement; before = before.previousElementSibling)
      before.style.visibility = 'hidden';
  window.scrollTo(0, block.getBoundingClientRect().top + window.scrollY - margin);
}

/** What of the screen a block takes with all that it has opened, and some room around it. Runs in the page. */
function areaOf(block: Element, { view, margin }: { readonly view: typeof VIEW; readonly margin: number }) {
  const boxes = [block, ...block.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - margin);
  const bottom = Math.min(view.height, Math.max(...boxes.map(({ bottom: end }) => end)) + margin);
  return { x: 0, y, width: view.width, height: bottom - y };
}

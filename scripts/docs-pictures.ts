/**
 * `npm run docs:pictures -- [port]`: takes the pictures of docs/blocks/, one for each look of each block, in the showcase of a temporary
 * shop whose content is these blocks alone. Run it after a block gets a new look; it deletes unused pictures.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { parseDocumentPath } from '#backend/content/documents/document-path.ts';
import { validateDocument, parseDocumentText } from '#backend/content/faults/validate-document.ts';
import { walkBlocks } from '#backend/content/documents/walk-blocks.ts';
import type { RawBlock } from '#generated/content/types.ts';
import { createPreviewLink } from '#server/preview/preview-access.ts';
import { createPreviewKey } from '#server/preview/preview-key.ts';
import { chromiumArgs, findChromium } from './browser/find-chromium.ts';
import { listPictures, type BlockPicture } from './codegen/block-pages/block-pictures.ts';
import { readContent } from './codegen/content/content.ts';
import { readSources } from './codegen/sources.ts';
import { chooseBlock } from './docs-pictures/choose-block.ts';
import { startOwnShop } from './docs-pictures/start-own-shop.ts';
import { takePicture, SCALE, VIEW } from './docs-pictures/take-picture.ts';
import { localKeys } from '#server/environment/environment.ts';

const root = path.resolve(import.meta.dirname, '..');
const BRAND = 'tarnfell';
const FOLDER = path.join(root, 'docs/images/blocks');
/** Number of parallel pages: enough to keep the CPU busy while others wait for pictures. */
const PAGES = 4;

const port = Number(process.argv[2] ?? 4020);
const pictures = listPictures(readContent(readSources(path.join(root, 'schemas'))));
const folder = mkdtempSync(path.join(tmpdir(), 'cairn-docs-'));
try {
  writeContent(folder, readBlocks());
  // A data folder of its own whose drawn pictures stay.
  rmSync(path.join(root, '.data/docs-pictures/database'), { recursive: true, force: true });
  const environment = { CONTENT_DIR: folder, DATA_DIR: path.join(root, '.data/docs-pictures') };
  await using shop = await startOwnShop(root, environment, port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    const context = await browser.newContext({ viewport: VIEW, deviceScaleFactor: SCALE, reducedMotion: 'reduce' });
    const entrance = await context.newPage();
    const key = createPreviewKey(process.env.PREVIEW_KEY ?? localKeys.PREVIEW_KEY);
    await entrance.goto(createPreviewLink(shop.origin, key, { now: new Date(), seconds: 60 * 60 }, '/robots.txt'));
    mkdirSync(FOLDER, { recursive: true });
    const queue = pictures.values();
    await Promise.all(Array.from({ length: PAGES }, () => photographAll(queue, context, shop.origin)));
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true });
}
const requested = new Set(pictures.map(({ file }) => file));
for (const file of readdirSync(FOLDER)) if (!requested.has(file)) rmSync(path.join(FOLDER, file));

/** Every block of editors' documents in the brand's own language. */
function readBlocks(): readonly RawBlock[] {
  const content = path.join(root, 'demo', 'content');
  return globSync('**/*.json', { cwd: content }).flatMap((file) => {
    const location = parseDocumentPath(file.replaceAll('\\', '/'));
    if (location?.brand !== BRAND || location.locale !== 'en' || location.isDraft) return [];
    const parsed = parseDocumentText(readFileSync(path.join(content, file), 'utf8'));
    const page = 'fault' in parsed ? null : validateDocument(parsed.value, location).page;
    return page ? [...walkBlocks(page.components)].map(({ block }) => block) : [];
  });
}

/**
 * Writes a document for each type of block, because the showcase lists at most fifty of a type, and copies the other files and the articles
 * of the article list.
 */
function writeContent(to: string, blocks: readonly RawBlock[]): void {
  const content = path.join(root, 'demo', 'content');
  const articles = path.join(BRAND, 'en/articles');
  const isDocument = (file: string): boolean => parseDocumentPath(path.relative(content, file).replaceAll('\\', '/')) !== null;
  cpSync(content, to, { recursive: true, filter: (file) => !isDocument(file) });
  mkdirSync(path.join(to, articles), { recursive: true });
  for (const file of globSync(path.join(articles, '*.json'), { cwd: content })) {
    const article = JSON.parse(readFileSync(path.join(content, file), 'utf8')) as object;
    writeFileSync(path.join(to, file), JSON.stringify({ ...article, components: [] }));
  }
  const fragments = path.join(to, BRAND, 'en/fragments');
  mkdirSync(fragments, { recursive: true });
  for (const [type, shown] of Map.groupBy(pictures, (picture) => picture.type)) {
    const components = shown.map((picture) => chooseBlock(picture, blocks));
    const document = { id: type, type: 'fragment', name: type, slug: type, components };
    writeFileSync(path.join(fragments, `${type}.json`), JSON.stringify(document));
  }
}

async function photographAll(queue: Iterable<BlockPicture>, context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  for (const { type, file } of queue) {
    const query = new URLSearchParams({ docType: type, limit: '50', brand: BRAND, locale: 'en-us' });
    await page.goto(`${origin}/showcase?${query}`);
    const bytes = await takePicture(page, type, file.replace(/\.webp$/, ''));
    writeFileSync(path.join(FOLDER, file), bytes);
    console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`);
  }
}

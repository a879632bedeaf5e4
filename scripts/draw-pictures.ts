import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createImageService } from '#backend/images/image-service.ts';
import { createVariantFiles, type VariantFiles } from '#backend/images/variants/variant-files.ts';
import { createPreviewLink } from '#server/preview/preview-access.ts';
import { createPreviewKey } from '#server/preview/preview-key.ts';
import { drawIllustration } from '#demo/illustrations/index.ts';
import { findScheduledDates, findScheduledVersions } from './draw-pictures/scheduled-versions.ts';
import { localKeys } from '#server/environment/environment.ts';
import { createLog } from '#server/log/log.ts';
import { loadLeadingPages, findOfferedPictures } from '#server/pictures/leading-pages.ts';

/**
 * `npm run pictures -- [start page …]`: draws the pictures of a running shop's first pages into the folder of bundled pictures and deletes
 * unused ones. Run it after a change of illustrations or of these pages, and for each new scheduled version: the start pages at its date
 * are drawn too.
 */
const requested = process.argv.slice(2);
const starts = requested.length > 0 ? requested : ['http://localhost:4000/en-us', 'http://solvane.localhost:4000/en-us'];
const folder = path.resolve(import.meta.dirname, '../demo/pictures');

const files = createVariantFiles(folder);
const shown = new Set<string>();
const noting: VariantFiles = {
  ...files,
  read: (name) => (shown.add(name), files.read(name)),
  write: (name, bytes) => (shown.add(name), files.write(name, bytes)),
  touch: async () => undefined,
};
const images = createImageService({
  media: async (publicId, frame) => drawIllustration(publicId, frame),
  cacheDir: folder,
  files: noting,
  clock: { now: () => new Date() },
  log: createLog(),
  drawsAhead: false,
});

/** Supporting browsers get AVIF for the automatic format; others see the drawing until their format is drawn. */
const toAvifUrl = (url: string): string => url.replace(/([/,])f_auto([/,])/, '$1f_avif$2');

/** Not every system resolves names below localhost; browsers do. */
const send = ({ url, headers }: Request): Promise<Response> =>
  new Promise((resolve, reject) => {
    const address = new URL(url);
    const { host } = address;
    if (address.hostname.endsWith('.localhost')) address.hostname = 'localhost';
    get(address, { headers: { ...Object.fromEntries(headers), host } }, (response) => {
      const cookies = (response.headers['set-cookie'] ?? []).map((cookie): [string, string] => ['set-cookie', cookie]);
      text(response).then((body) => resolve(new Response(body, { status: response.statusCode, headers: cookies })), reject);
    }).on('error', reject);
  });

/** Number of pictures of a page that a phone loads before scrolling; of start pages, all are drawn. */
const SEEN_FIRST = 8;
/** Start pages vary by visitor. With this many visitors, each variant of an experiment is most likely seen. */
const VISITORS = 16;

const sendRepeatedly = (url: string, headers?: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  Promise.all(Array.from({ length: VISITORS }, async () => (await send(new Request(url, { headers }))).text()));

async function draw(what: string, base: string, html: string): Promise<void> {
  const pictures = new Set(findOfferedPictures(html).map((picture) => new URL(toAvifUrl(picture), base).pathname));
  for (const picture of pictures) await images.serve(picture, '');
  console.log(`${what}: ${pictures.size} pictures`);
}

for await (const { url, html } of loadLeadingPages(starts, send)) {
  if (html instanceof Error) throw html;
  const isStart = starts.includes(url);
  const seen = isStart
    ? [html, ...(await sendRepeatedly(url))]
    : [(html.match(/<(?:img|source)\b[^>]*>/g) ?? []).slice(0, SEEN_FIRST).join('')];
  await draw(url, url, seen.join(''));
}

const now = new Date();
const key = createPreviewKey(process.env.PREVIEW_KEY ?? localKeys.PREVIEW_KEY);
const moments = findScheduledDates(findScheduledVersions(path.resolve(import.meta.dirname, '../demo/content'), now), now);
for (const start of starts) {
  const link = createPreviewLink(new URL(start).origin, key, { now: new Date(), seconds: 60 }, '/robots.txt');
  const [cookie = ''] = (await send(new Request(link))).headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  for (const moment of moments) {
    const url = new URL(start);
    url.search = new URLSearchParams({ preview: 'true', previewDateTime: moment.toISOString() }).toString();
    await draw(`${start} from ${moment.toISOString()}`, start, (await sendRepeatedly(url.href, { cookie })).join(''));
  }
}
await images.close();
const stored = files.list();
for (const { name } of stored) if (!shown.has(name)) await files.remove(name);
const remaining = stored.filter(({ name }) => shown.has(name));
console.log(`Stored ${remaining.length} pictures, ${Math.round(remaining.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)} kB`);

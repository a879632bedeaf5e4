import sharp from 'sharp';
import { findFirstPictures } from '#server/pictures/warm-pictures.ts';
import { expect, test } from '../../support/test.ts';

test.use({ pictures: true });

const picture = 'v1/scenes/coast-mist';
const media = (transformations: string, id = picture) =>
  `/media/tarnfell/image/upload/${transformations}${transformations === '' ? '' : '/'}${id}`;

test('images use the best format that the browser accepts, and are cached for good', async ({ request }) => {
  const address = media('f_auto,q_50,w_200');
  const fetchType = async (accept: string) => {
    const { 'content-type': type, 'cache-control': cache, vary } = (await request.get(address, { headers: { accept } })).headers();
    return { type, isForGood: cache?.includes('immutable') === true, variesByAccept: vary?.toLowerCase().includes('accept') === true };
  };
  expect(await fetchType('image/webp,*/*')).toEqual({ type: 'image/webp', isForGood: true, variesByAccept: true });
  expect(await fetchType('*/*')).toMatchObject({ isForGood: true, type: expect.stringMatching(/^image\/(?:png|jpeg)$/) });
  const modern = 'image/avif,image/webp,*/*';
  const first = await fetchType(modern);
  expect(['image/avif true', 'image/webp false'], 'WebP stands in until the AVIF is drawn').toContain(`${first.type} ${first.isForGood}`);
  expect((await request.get(media('f_avif,q_50,w_200'))).headers()['content-type']).toBe('image/avif');
  expect(await fetchType(modern)).toEqual({ type: 'image/avif', isForGood: true, variesByAccept: true });
});

for (const path of ['', '/c/jackets-2000', '/p/kestrel-shell-jacket-TFKES01M', '/articles/first-snow']) {
  test(`the first images of /en-us${path} are rendered ahead; if not, run npm run pictures`, async ({ request }) => {
    const pictures = findFirstPictures(await (await request.get(`/en-us${path}`)).text());
    expect(pictures.length).toBeGreaterThan(0);
    const headers = { accept: 'image/avif,image/webp,image/svg+xml,*/*' };
    const responses = await Promise.all(pictures.map((picture) => request.get(picture, { headers })));
    expect(responses.filter((response) => response.headers()['content-type'] !== 'image/avif').map((response) => response.url())).toEqual(
      [],
    );
  });
}

test('dpr doubles the pixels, and the frame keeps its aspect ratio', async ({ request }) => {
  const readSize = async (transformations: string) => {
    const response = await request.get(media(transformations));
    expect(response.status()).toBe(200);
    const { width, height } = await sharp(await response.body()).metadata();
    return { width, height };
  };
  const single = await readSize('f_webp,q_50,c_fill,w_320,h_240');
  const double = await readSize('f_webp,q_50,e_sharpen:60,dpr_2.0,c_fill,w_320,h_240');
  expect(single.width).toBeGreaterThanOrEqual(320);
  expect(double.width / single.width).toBeCloseTo(2, 0);
  expect(double.width / double.height).toBeCloseTo(4 / 3, 1);
});

test('an unchanged image is not sent again', async ({ request }) => {
  const first = await request.get(media('f_webp,w_200'));
  const again = await request.get(media('f_webp,w_200'), { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('a missing image responds with 404 in the error form', async ({ request }) => {
  const response = await request.get(media('f_auto,w_200', 'v1/scenes/no-such-place'));
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'API404', message: expect.stringContaining('no-such-place') }] });
});

for (const transformation of ['w_0', 'w_999999', 'zoom_3', 'q_101', 'c_melt']) {
  test(`the transformation ${transformation} is rejected with its reason`, async ({ request }) => {
    const response = await request.get(media(`f_auto,${transformation}`));
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({ errorDetails: [{ message: expect.stringContaining(transformation) }] });
  });
}

test('a page requests only images that exist, each near its displayed size', async ({ page }) => {
  const blocked: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/media/') && response.status() >= 400) blocked.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/en-us');
  const priorityImage = page.getByRole('main').locator('img').first();
  await expect(priorityImage).toHaveAttribute('fetchpriority', 'high');
  await expect(priorityImage).not.toHaveAttribute('loading', 'lazy');
  await expect.poll(() => priorityImage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { shown, fetched } = await priorityImage.evaluate((image: HTMLImageElement) => ({
    shown: image.clientWidth,
    fetched: new URL(image.currentSrc).pathname,
  }));
  const width = Number(/w_(\d+)/.exec(fetched)?.[1]) * 2;
  expect(width).toBeGreaterThanOrEqual(shown);
  expect(width).toBeLessThanOrEqual(shown * 2.5);
  expect(blocked).toEqual([]);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { GalleryErrorCode, Media, MediaList } from '#generated/openapi/gallery.ts';
import { showPictures } from './scripts/show-pictures.ts';

const place = { origin: 'https://gallery.example', key: 'a-key', language: 'de', container: 'tarnfell-season' } as const;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

function createMedia(id: string): Media {
  const image = { url: PIXEL, width: 400, height: 400 };
  return {
    id,
    caption: `Bild ${id}`,
    language: 'de',
    author: { name: 'Jana' },
    createdAt: '2026-11-20T09:00:00.000Z',
    status: 'approved',
    images: { thumbnail: image, standard: image },
    streams: ['tarnfell-season'],
    categories: [],
  };
}

function list(ids: readonly string[], next?: string): Response {
  const body: MediaList = {
    data: ids.map((id) => createMedia(id)),
    paging: { count: ids.length, total: 3 },
    links: { self: place.origin, ...(next === undefined ? {} : { next }) },
  };
  return Response.json(body);
}

function createProblem(code: GalleryErrorCode, status: number): Response {
  return Response.json({ error: { code, message: 'A sentence.' } }, { status });
}

/**
 * Replaces the service.
 * @param respond returns the response for a path, e.g. "/streams/x/media/recent"
 * @returns the requested paths and queries
 */
function serve(respond: (path: string) => Response): string[] {
  const paths: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    if (!(input instanceof URL)) return Promise.reject(new Error('the address does not belong to the service'));
    const path = input.pathname.replace('/galleries/api', '');
    paths.push(`${path}${input.search}`);
    return Promise.resolve(respond(path));
  });
  return paths;
}

function show(subject: { readonly productId?: string; readonly category?: string } = {}): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  showPictures(element, { ...place, ...subject });
  return element;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('showPictures', () => {
  it('shows the photos of a product, or those of the container for an unknown product', async () => {
    const paths = serve((path) => (path.includes('ZZZ') ? createProblem('stream-unknown', 404) : list(['a', 'b'])));
    show({ productId: 'ZZZZZ01M' });
    await expect.element(page.getByRole('img', { name: 'Foto von Jana: Bild b' })).toBeInTheDocument();
    const query = '?lang=de&count=6&api_key=a-key';
    expect(paths).toEqual([`/streams/ZZZZZ01M/media/recent${query}`, `/streams/tarnfell-season/media/recent${query}`]);
  });

  it('shows the photos of a category of the shop that the container belongs to', async () => {
    const paths = serve(() => list(['a']));
    show({ category: 'jackets' });
    await expect.element(page.getByRole('img')).toBeInTheDocument();
    expect(paths).toEqual(['/categories/media/recent?category=jackets&customer=tarnfell&lang=de&count=6&api_key=a-key']);
  });

  it('explains that the service does not respond, and retries', async () => {
    let isDown = true;
    serve(() => (isDown ? createProblem('rate-limited', 429) : list(['a'])));
    show();
    await expect.element(page.getByText('Die Fotos lassen sich gerade nicht laden.')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect.element(page.getByRole('img')).toBeInTheDocument();
  });

  it('adds each photo of the next page once, until there are no more', async () => {
    serve((path) => (path === '/next' ? list(['b', 'c']) : list(['a', 'b'], `${place.origin}/galleries/api/next`)));
    show();
    const more = page.getByRole('button', { name: 'Mehr Fotos' });
    await more.click();
    await expect.element(more).not.toBeInTheDocument();
    expect(page.getByRole('img').elements()).toHaveLength(3);
  });

  it('opens a photo in a dialog that returns the focus', async () => {
    serve(() => list(['a']));
    show();
    const open = page.getByRole('button', { name: 'Foto von Jana vergrößern' });
    await open.click();
    await expect.element(page.getByRole('dialog', { name: 'Jana' })).toBeVisible();
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    // In a shadow root, document.activeElement is its host.
    await expect.poll(() => document.activeElement?.shadowRoot?.activeElement).toBe(open.element());
  });
});

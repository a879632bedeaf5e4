import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import contract from '#generated/openapi/gallery.json' with { type: 'json' };
import type { Media, MediaList, StreamList, User } from '#generated/openapi/gallery.ts';
import { MODERATION_TIME, REVIEW_TIME } from './service/moderation.ts';
import { newUser, openGalleries, createPhoto, shopOrigin } from './testing/gallery-client.ts';

async function withUpload(caption = 'Dry after six hours of rain') {
  const galleries = openGalleries();
  const { body: user } = await galleries.call<User>('createUser', { body: newUser });
  const { body: media } = await galleries.call<Media>('uploadMedia', {
    params: { userId: user.id },
    headers: { authorization: `Bearer ${user.token}` },
    body: { image: { type: 'image/png', data: await createPhoto() }, caption, language: 'en', streams: ['TFKES01M'] },
  });
  const list = async (token?: string): Promise<readonly Media[]> => {
    const own = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
    return (await galleries.call<MediaList>('getStreamMedia', { params: { streamId: 'TFKES01M' }, ...own })).body.data;
  };
  const readFile = (address: string): Promise<Response> => galleries.handle(new Request(address));
  return { galleries, user, media, list, file: readFile };
}

describe('the gallery service', () => {
  it('lists all photos of a stream once, page by page, in the language asked for', async () => {
    const galleries = openGalleries();
    const ids: string[] = [];
    let next: string | undefined = `https://partners.example/galleries/api/streams/solvane-courts/media/recent?lang=de&api_key=sandbox`;
    while (next !== undefined) {
      const page = (await (await galleries.handle(new Request(next))).json()) as MediaList;
      expect(page.data.every(({ language }) => language === 'de')).toBe(true);
      ids.push(...page.data.map(({ id }) => id));
      next = page.links.next;
    }
    expect(new Set(ids).size).toBe(18);
    expect(ids).toHaveLength(18);
  });

  it('names the streams of a photo', async () => {
    const { body } = await openGalleries().call<StreamList>('getMediaStreams', { params: { mediaId: 'TFKES01M-en-1' } });
    expect(body.data).toEqual([{ id: 'TFKES01M', kind: 'product' }]);
  });

  it('shows a pending photo to its uploader alone, and to all visitors once it is approved', async () => {
    const { galleries, user, media, list, file } = await withUpload();
    expect(media).toMatchObject({ status: 'pending', author: { name: 'Robin V.' } });
    const address = media.images.standard.url;
    expect((await list(user.token))[0]).toMatchObject({ id: media.id, status: 'pending' });
    expect((await list()).map(({ id }) => id)).not.toContain(media.id);
    expect((await file(address)).status).toBe(200);
    expect((await file(address.replace(/\?.*/, ''))).status).toBe(404);
    galleries.advance(MODERATION_TIME);
    expect((await list())[0]).toMatchObject({ id: media.id, status: 'approved' });
    expect((await file(address.replace(/\?.*/, ''))).status).toBe(200);
  });

  it.each(['Visit www.acme.example', 'You idiot'])('never shows a photo with the caption "%s"', async (caption) => {
    const { galleries, user, media, list } = await withUpload(caption);
    galleries.advance(MODERATION_TIME);
    expect((await list(user.token)).map(({ id }) => id)).not.toContain(media.id);
  });

  it('stores only the image of a file, and serves only that', async () => {
    const { media, file } = await withUpload();
    const response = await file(media.images.standard.url);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes('where I live')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 800 });
  });

  it('hides a photo after reports of three clients until a moderator has reviewed it', async () => {
    const galleries = openGalleries();
    const mediaId = 'TFKES01M-en-1';
    const report = (client: string) =>
      galleries.call('reportMedia', { params: { mediaId }, body: { reason: 'person' }, headers: { 'x-forwarded-for': client } });
    const readStatus = async () => (await galleries.call('getMediaStreams', { params: { mediaId } })).status;
    for (const client of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) await report(client);
    expect(await readStatus()).toBe(200);
    await report('192.0.2.3');
    expect(await readStatus()).toBe(404);
    galleries.advance(REVIEW_TIME);
    expect(await readStatus()).toBe(200);
  });

  it('accepts the preflight of a shop, and serves its document', async () => {
    const { handle } = openGalleries();
    const address = 'https://partners.example/galleries/api/users';
    const preflight = await handle(new Request(address, { method: 'OPTIONS', headers: { origin: shopOrigin } }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    const document = await handle(new Request('https://partners.example/galleries/api/openapi.json'));
    expect(await document.json()).toEqual(contract);
  });
});

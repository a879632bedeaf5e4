import { afterAll, describe, expect, it } from 'vitest';
import type { GalleryErrorCode, User } from '#generated/openapi/gallery.ts';
import { galleryOperations, type GalleryOperationId } from '#generated/openapi/partners/gallery.ts';
import { newUser, openGalleries, createPhoto, type TestRequest } from './testing/gallery-client.ts';

const galleries = openGalleries();
const image = { type: 'image/png', data: await createPhoto() };
const { body: user } = await galleries.call<User>('createUser', { body: newUser });
const authorization = `Bearer ${user.token}`;
const upload = { image, caption: 'Dry', language: 'en', streams: ['tarnfell-season'] };
const stranger = '00000000-0000-4000-8000-000000000000';
const seen = new Set<string>();

/** One request for each operation that succeeds, with its status. */
const good = {
  getGalleryService: [200, { query: [['lang', 'de']] }],
  getCategoryMedia: [
    200,
    {
      query: [
        ['category', 'jackets'],
        ['customer', 'tarnfell'],
      ],
    },
  ],
  getCustomerMedia: [200, { params: { customerId: 'solvane' } }],
  getMediaStreams: [200, { params: { mediaId: 'TFKES01M-fr-2' } }],
  getStreamMedia: [200, { params: { streamId: 'TFKES01MK3B' } }],
  getStreamsMedia: [
    200,
    {
      query: [
        ['streams', 'TFKES01M'],
        ['streams', 'tarnfell-season'],
      ],
    },
  ],
  reportMedia: [202, { params: { mediaId: 'tarnfell-season-en-1' }, body: { reason: 'offensive', note: 'Look.' } }],
  createStash: [201, { body: { name: 'Tents', media: ['tarnfell-season-en-1', 'TFKES01M-de-3'] } }],
  uploadMedia: [201, { params: { userId: user.id }, headers: { authorization }, body: upload }],
  createUser: [201, { body: newUser }],
} as const satisfies Record<GalleryOperationId, readonly [number, TestRequest]>;

/** Requests with one fault each. */
const bad: readonly (readonly [GalleryOperationId, number, GalleryErrorCode, TestRequest])[] = [
  ['getGalleryService', 400, 'request-invalid', { query: [['lang', 'sv']] }],
  ['getCategoryMedia', 400, 'request-invalid', { query: [['customer', 'tarnfell']] }],
  [
    'getCategoryMedia',
    404,
    'customer-unknown',
    {
      query: [
        ['category', 'x'],
        ['customer', 'acme'],
      ],
    },
  ],
  ['getCustomerMedia', 400, 'request-invalid', { params: { customerId: 'tarnfell' }, query: [['count', '25']] }],
  ['getCustomerMedia', 404, 'customer-unknown', { params: { customerId: 'acme' } }],
  ['getMediaStreams', 400, 'request-invalid', { params: { mediaId: '%20' } }],
  ['getMediaStreams', 404, 'media-unknown', { params: { mediaId: 'tarnfell-season-en-19' } }],
  ['getStreamMedia', 400, 'request-invalid', { params: { streamId: 'tarnfell' }, query: [['cursor', '0']] }],
  ['getStreamMedia', 401, 'token-invalid', { params: { streamId: 'tarnfell' }, headers: { authorization: 'Bearer x' } }],
  ['getStreamMedia', 404, 'stream-unknown', { params: { streamId: 'ZZZZZ01M' } }],
  ['getStreamsMedia', 400, 'request-invalid', {}],
  ['getStreamsMedia', 404, 'stream-unknown', { query: [['streams', 'acme']] }],
  ['reportMedia', 400, 'request-invalid', { params: { mediaId: 'tarnfell-season-en-1' }, body: { reason: 'dull' } }],
  ['reportMedia', 404, 'media-unknown', { params: { mediaId: 'acme-en-1' }, body: { reason: 'person' } }],
  ['reportMedia', 413, 'body-too-large', { params: { mediaId: 'x' }, body: { note: 'x'.repeat(20_000) } }],
  ['createStash', 400, 'request-invalid', { body: { media: [] } }],
  ['createStash', 404, 'media-unknown', { body: { media: ['acme-en-1'] } }],
  ['createStash', 413, 'body-too-large', { body: { name: 'x'.repeat(20_000) } }],
  ['createUser', 400, 'request-invalid', { body: { ...newUser, email: 'robin' } }],
  ['createUser', 400, 'request-invalid', { body: { nickname: 'Robin', email: 'robin@example.com' } }],
  ['createUser', 413, 'body-too-large', { body: { nickname: 'x'.repeat(20_000) } }],
  ['createUser', 422, 'consent-outdated', { body: { ...newUser, consent: { ...newUser.consent, termsVersion: '2020-01' } } }],
  ['uploadMedia', 400, 'request-invalid', { ...good.uploadMedia[1], body: { ...upload, image: { ...image, type: 'image/svg+xml' } } }],
  ['uploadMedia', 401, 'token-invalid', { ...good.uploadMedia[1], headers: {} }],
  ['uploadMedia', 404, 'user-unknown', { ...good.uploadMedia[1], params: { userId: stranger } }],
  ['uploadMedia', 404, 'stream-unknown', { ...good.uploadMedia[1], body: { ...upload, streams: ['acme'] } }],
  ['uploadMedia', 413, 'body-too-large', { ...good.uploadMedia[1], body: { ...upload, image: { ...image, data: 'A'.repeat(8_000_000) } } }],
  [
    'uploadMedia',
    422,
    'image-invalid',
    { ...good.uploadMedia[1], body: { ...upload, image: { ...image, data: btoa('<svg onload="x()">') } } },
  ],
  ['uploadMedia', 422, 'image-invalid', { ...good.uploadMedia[1], body: { ...upload, image: { ...image, type: 'image/jpeg' } } }],
];

const operationIds = galleryOperations.map(({ operationId }) => operationId);

describe('the calls of the gallery service', () => {
  afterAll(() => {
    const named = galleryOperations.flatMap(({ operationId, statuses }) => statuses.map((status) => `${operationId} ${status}`));
    expect([...seen].toSorted()).toEqual(named.toSorted());
  });
  const note = (operationId: GalleryOperationId, status: number): void => void seen.add(`${operationId} ${status}`);

  it.each(operationIds)('%s succeeds, also in pages of the shop', async (operationId) => {
    const [status, request] = good[operationId];
    const response = await galleries.call(operationId, request);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    note(operationId, status);
  });

  it.each(bad)('%s responds with %i %s', async (operationId, status, code, request) => {
    const response = await galleries.call(operationId, request);
    expect(response).toMatchObject({ status, body: { error: { code } } });
    note(operationId, status);
  });

  it.each(operationIds)('%s rejects an unknown key and pages of another origin', async (operationId) => {
    const [, request] = good[operationId];
    const unknownKey = await galleries.call(operationId, { ...request, key: 'other' });
    expect(unknownKey).toMatchObject({ status: 401, body: { error: { code: 'key-invalid' } } });
    const headers = { ...('headers' in request ? request.headers : {}), origin: 'https://other.example' };
    const foreign = await galleries.call(operationId, { ...request, headers });
    expect(foreign).toMatchObject({ status: 403, body: { error: { code: 'origin-unknown' } } });
    expect(foreign.headers.has('access-control-allow-origin')).toBe(false);
    note(operationId, 401);
    note(operationId, 403);
  });

  it.each(operationIds)('%s limits the rate of a client and names the seconds to wait', async (operationId) => {
    const [, request] = good[operationId];
    const limited = openGalleries();
    const once = () => limited.call(operationId, { ...request, key: 'other' });
    let response = await once();
    for (let count = 0; count < 600 && response.status !== 429; count += 1) response = await once();
    expect(response).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    limited.advance(60_000);
    expect((await once()).status).toBe(401);
    note(operationId, 429);
  });
});

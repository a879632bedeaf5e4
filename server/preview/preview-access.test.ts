import { parseSetCookie } from 'cookie';
import { describe, expect, it } from 'vitest';
import { createPreviewAccess, createPreviewLinkHandler, createPreviewLink, createRevokeUrl } from './preview-access.ts';
import { createPreviewKey } from './preview-key.ts';
import type { PreviewRevocations } from '#backend/authentication/tokens/preview-revocations.ts';

const HOUR = 60 * 60 * 1000;
const noon = new Date('2026-11-22T12:00:00Z');
const advanceClock = (hours: number): Date => new Date(noon.getTime() + hours * HOUR);
const key = createPreviewKey('a key of the shop');
const hour = { now: noon, seconds: 60 * 60 };
const local = 'http://localhost:4000';

interface Moment {
  readonly now?: Date;
  readonly revocations?: PreviewRevocations;
}

const follow = (link: string, headers: Record<string, string> = {}, { now = noon, revocations }: Moment = {}) =>
  createPreviewLinkHandler({ key, now: () => now, revocations, editorOrigins: ['https://editor.example'] })(new Request(link, { headers }));

function createCookie(response: Response): ReturnType<typeof parseSetCookie> & { readonly pair: string } {
  const cookie = parseSetCookie(response.headers.get('set-cookie') ?? '');
  return { ...cookie, pair: `${cookie.name}=${cookie.value}` };
}

function isLetIn(cookie: string, { now = noon, url = `${local}/en-us`, revocations }: Moment & { url?: string } = {}): Promise<boolean> {
  return createPreviewAccess({ key, now: () => now, revocations }).isGranted(new Request(url, { headers: { cookie } }));
}

/** Revocations without a database. */
function createRevocations(): PreviewRevocations {
  let latest: Date | undefined;
  return { getLatest: async () => latest, revoke: async (now) => void (latest = now) };
}

describe('a link to previews', () => {
  it('grants the browser access for twelve hours and redirects', async () => {
    const link = createPreviewLink('http://localhost:4000', key, hour, '/en-us?preview=true');
    const response = await follow(link);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en-us?preview=true']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const { pair } = createCookie(response);
    expect(await isLetIn(`other=1; ${pair}`, { now: advanceClock(11.9) })).toBe(true);
    expect(await isLetIn(pair, { now: advanceClock(12) })).toBe(false);
  });

  it.each([
    ['has expired', createPreviewLink('http://localhost:4000', key, { now: advanceClock(-2), seconds: 60 * 60 })],
    ['was signed with another key', createPreviewLink('http://localhost:4000', createPreviewKey('another key'), hour)],
    ['has a changed signature', createPreviewLink('http://localhost:4000', key, hour).replace(/key=\w+/, 'key=zzzzzzz')],
    ['is for a cookie', `http://localhost:4000/preview?key=${key.sign('session', noon, 60)}`],
    ['contains no key', 'http://localhost:4000/preview'],
    ['contains invalid characters', 'http://localhost:4000/preview?key=%F0%9F%92%A5.%00'],
  ])('is rejected with a message if it %s', async (_, link) => {
    const response = await follow(link);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toContain('npm run preview:link');
  });

  it.each(['//evil.example/x', 'https://evil.example/', '/\\evil.example', '/..//evil.example', 'javascript:alert(1)'])(
    'redirects only within the shop, not to %s',
    async (to) => {
      const response = await follow(createPreviewLink('http://localhost:4000', key, hour, to));
      expect(new URL(response.headers.get('location') ?? '', 'http://localhost:4000').origin).toBe('http://localhost:4000');
    },
  );

  it('sets a cookie that scripts cannot read and that is bound to the host on https', async () => {
    const [plain, secure] = await Promise.all(
      ['http://localhost:4000', 'https://www.tarnfell.example'].map(async (origin) =>
        createCookie(await follow(createPreviewLink(origin, key, hour))),
      ),
    );
    expect(plain).toMatchObject({ name: 'cairn.preview', httpOnly: true, sameSite: 'lax', path: '/' });
    expect(secure).toMatchObject({ name: '__Host-cairn.preview', httpOnly: true, secure: true, sameSite: 'lax', path: '/' });
    expect(secure?.domain).toBeUndefined();
    expect(await isLetIn(secure?.pair ?? '', { url: 'https://www.tarnfell.example/showcase' })).toBe(true);
    expect(await isLetIn((secure?.pair ?? '').replace('__Host-', ''), { url: 'https://www.tarnfell.example/showcase' })).toBe(false);
  });

  it('works in a frame of the editors’ tool, for that tool alone', async () => {
    const link = createPreviewLink('https://www.tarnfell.example', key, hour, '/showcase');
    expect(createCookie(await follow(link, { 'sec-fetch-dest': 'iframe' }))).toMatchObject({
      sameSite: 'none',
      secure: true,
      partitioned: true,
    });
    const rejection = await follow('https://www.tarnfell.example/preview', { 'sec-fetch-dest': 'iframe' });
    expect(rejection.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://editor.example");
  });
});

describe('revoking', () => {
  const revoke = (url: URL, revocations: PreviewRevocations | undefined, now: Date): Promise<Response> =>
    createPreviewLinkHandler({ key, now: () => now, revocations, editorOrigins: [] })(new Request(url, { method: 'POST' }));

  it('ends earlier links and their cookies, but no later ones', async () => {
    const revocations = createRevocations();
    const link = createPreviewLink(local, key, hour);
    const { pair } = createCookie(await follow(link, {}, { revocations }));
    const now = advanceClock(0.5);
    expect(await isLetIn(pair, { now, revocations })).toBe(true);
    expect((await revoke(createRevokeUrl(local, key, now), revocations, now)).status).toBe(204);
    expect(await isLetIn(pair, { now, revocations })).toBe(false);
    expect((await follow(link, {}, { now, revocations })).status).toBe(403);
    const next = createPreviewLink(local, key, { now: advanceClock(0.6), seconds: 60 });
    expect((await follow(next, {}, { now: advanceClock(0.6), revocations })).status).toBe(303);
  });

  it.each([
    ['without a key', new URL('/preview', local), 403],
    ['with a link', new URL(createPreviewLink(local, key, hour)), 403],
    ['with another key', createRevokeUrl(local, createPreviewKey('another key'), noon), 403],
    ['with an old key', createRevokeUrl(local, key, advanceClock(-1)), 403],
  ])('is rejected %s', async (_, url, status) => {
    const revocations = createRevocations();
    expect((await revoke(url, revocations, noon)).status).toBe(status);
    expect(await revocations.getLatest()).toBeUndefined();
  });

  it('is reported as impossible by a server without a database', async () => {
    expect((await revoke(createRevokeUrl(local, key, noon), undefined, noon)).status).toBe(501);
  });
});

describe('a cookie of previews', () => {
  it.each([
    'cairn.preview=',
    'cairn.preview=1.2',
    `cairn.preview=${key.sign('link', noon, 60)}`,
    'cairn.preview=%E0%A4%A',
    'cairn.previews=x',
  ])('grants no access as %s', async (cookie) => expect(await isLetIn(cookie)).toBe(false));
});

import { parseSetCookie } from 'cookie';
import { describe, expect, it } from 'vitest';
import { createPreviewAccess, createPreviewLinkHandler, createPreviewLink } from './preview-access.ts';
import { createPreviewKey } from './preview-key.ts';

const HOUR = 60 * 60 * 1000;
const noon = new Date('2026-11-22T12:00:00Z');
const advanceClock = (hours: number): Date => new Date(noon.getTime() + hours * HOUR);
const key = createPreviewKey('a key of the shop');

const follow = (link: string, headers: Record<string, string> = {}, now = noon) =>
  createPreviewLinkHandler({ key, now: () => now, editorOrigins: ['https://editor.example'] })(new Request(link, { headers }));

function createCookie(response: Response): ReturnType<typeof parseSetCookie> & { readonly pair: string } {
  const cookie = parseSetCookie(response.headers.get('set-cookie') ?? '');
  return { ...cookie, pair: `${cookie.name}=${cookie.value}` };
}

function isLetIn(cookie: string, { now = noon, url = 'http://localhost:4000/en-us' } = {}): boolean {
  return createPreviewAccess(key, () => now).isGranted(new Request(url, { headers: { cookie } }));
}

describe('a link to previews', () => {
  it('grants the browser access for twelve hours and redirects', async () => {
    const link = createPreviewLink('http://localhost:4000', key, advanceClock(1), '/en-us?preview=true');
    const response = await follow(link);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en-us?preview=true']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const { pair } = createCookie(response);
    expect(isLetIn(`other=1; ${pair}`, { now: advanceClock(11.9) })).toBe(true);
    expect(isLetIn(pair, { now: advanceClock(12) })).toBe(false);
  });

  it.each([
    ['has expired', createPreviewLink('http://localhost:4000', key, advanceClock(-1))],
    ['was signed with another key', createPreviewLink('http://localhost:4000', createPreviewKey('another key'), advanceClock(1))],
    ['has a changed signature', createPreviewLink('http://localhost:4000', key, advanceClock(1)).replace(/key=\w+/, 'key=zzzzzzz')],
    ['is for a cookie', `http://localhost:4000/preview?key=${key.sign('session', advanceClock(1))}`],
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
      const response = await follow(createPreviewLink('http://localhost:4000', key, advanceClock(1), to));
      expect(new URL(response.headers.get('location') ?? '', 'http://localhost:4000').origin).toBe('http://localhost:4000');
    },
  );

  it('sets a cookie that scripts cannot read and that is bound to the host on https', async () => {
    const [plain, secure] = await Promise.all(
      ['http://localhost:4000', 'https://www.tarnfell.example'].map(async (origin) =>
        createCookie(await follow(createPreviewLink(origin, key, advanceClock(1)))),
      ),
    );
    expect(plain).toMatchObject({ name: 'cairn.preview', httpOnly: true, sameSite: 'lax', path: '/' });
    expect(secure).toMatchObject({ name: '__Host-cairn.preview', httpOnly: true, secure: true, sameSite: 'lax', path: '/' });
    expect(secure?.domain).toBeUndefined();
    expect(isLetIn(secure?.pair ?? '', { url: 'https://www.tarnfell.example/showcase' })).toBe(true);
    expect(isLetIn((secure?.pair ?? '').replace('__Host-', ''), { url: 'https://www.tarnfell.example/showcase' })).toBe(false);
  });

  it('works in a frame of the editors’ tool, for that tool alone', async () => {
    const link = createPreviewLink('https://www.tarnfell.example', key, advanceClock(1), '/showcase');
    expect(createCookie(await follow(link, { 'sec-fetch-dest': 'iframe' }))).toMatchObject({
      sameSite: 'none',
      secure: true,
      partitioned: true,
    });
    const rejection = await follow('https://www.tarnfell.example/preview', { 'sec-fetch-dest': 'iframe' });
    expect(rejection.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://editor.example");
  });
});

describe('a cookie of previews', () => {
  it.each([
    'cairn.preview=',
    'cairn.preview=1.2',
    `cairn.preview=${key.sign('link', advanceClock(1))}`,
    'cairn.preview=%E0%A4%A',
    'cairn.previews=x',
  ])('grants no access as %s', (cookie) => expect(isLetIn(cookie)).toBe(false));
});

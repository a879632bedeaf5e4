import { describe, expect, it } from 'vitest';
import { localKeys, parseEnvironment } from '../environment/environment.ts';
import { getShopSites } from '../environment/shop-sites.ts';
import { createPreviewKey } from './preview-key.ts';
import { createPreview } from './preview.ts';

const now = (): Date => new Date('2026-11-22T12:00:00Z');

/** A preview of a shop whose sites have an additional host. */
function buildPreview(variables: Record<string, string>, host?: string) {
  const environment = parseEnvironment(variables, '/shop');
  const { brands, ...sites } = getShopSites(environment);
  const named = brands.map((brand) => ({ ...brand, hosts: [...brand.hosts, ...(host === undefined ? [] : [host])] }));
  return createPreview({ environment, sites: { ...sites, brands: named }, now });
}

/** True if the link that a local shop prints grants access to previews under another of its names. */
async function isLetIn(variables: Record<string, string>, url: string): Promise<boolean> {
  const { access, handleLink, getUrl } = buildPreview(variables);
  const response = await handleLink(new Request(getUrl('/showcase', 4000)));
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return access.isGranted(new Request(url, { headers: { cookie } }));
}

describe('previews', () => {
  it('open with the link that a shop on this machine prints', async () => {
    expect(await isLetIn({}, 'http://localhost:4000/en-us?preview=true')).toBe(true);
    expect(await isLetIn({}, 'http://solvane.localhost:4000/en-us?preview=true')).toBe(true);
  });

  it('do not open under a public name with the public default key', async () => {
    const url = 'http://www.tarnfell.example/en-us?preview=true';
    expect(await isLetIn({}, url)).toBe(false);
    expect(await isLetIn({ PREVIEW_KEY: 'a key that nobody knows' }, url)).toBe(true);
  });

  it.each<[string, Record<string, string>, string?]>([
    ['has local names only', {}],
    ['has an additional local name', { SHOP_HOSTS: 'solvane=shop.localhost:4000' }],
    ['has reserved names in its site configuration', {}, 'www.shop.example'],
    ['has a key of its own', { PREVIEW_KEY: 'a key that is not public' }],
  ])('have a link in the log of a shop that %s, which expires within a working day', async (_, variables, host) => {
    const link = buildPreview(variables, host).getUrl('/showcase', 4000);
    expect(link).toMatch(/^http:\/\/localhost:4000\/preview\?key=[\w.-]+&to=\/showcase$/);
    const key = createPreviewKey(variables.PREVIEW_KEY ?? localKeys.PREVIEW_KEY);
    const token = new URL(link).searchParams.get('key') ?? '';
    expect(key.verify('link', token, new Date(now().getTime() + 8 * 60 * 60 * 1000))).toBeUndefined();
  });

  it.each<[string, Record<string, string>, string?]>([
    ['listens on every address', { LISTEN_HOST: '0.0.0.0' }],
    ['has a public name', { SHOP_HOSTS: 'shop.tarnfell.com', PREVIEW_KEY: 'a key that is not public' }],
    ['has a public name in its site configuration', { PREVIEW_KEY: 'a key that is not public' }, 'www.tarnfell.com'],
    ['calls a service elsewhere', { COMMERCE_ORIGIN: 'https://api.example/v1' }],
    ['gives other programs access', { ACCESS_KEYS: 'the key of another program' }],
  ])('have no link in the log of a shop that %s', (_, variables, host) => {
    expect(buildPreview(variables, host).getUrl('/showcase', 4000)).toBe('http://localhost:4000/showcase');
  });
});

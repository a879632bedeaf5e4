import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment/environment.ts';
import { createPreview } from './preview.ts';

const now = (): Date => new Date('2026-11-22T12:00:00Z');
const buildPreview = (variables: Record<string, string>) => createPreview(parseEnvironment(variables, '/shop'), now);

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

  it('have a secret link in the log of a local shop, but not of a public one', () => {
    expect(buildPreview({}).getUrl('/showcase', 4000)).toMatch(/^http:\/\/localhost:4000\/preview\?key=[\w.-]+&to=\/showcase$/);
    expect(buildPreview({ LISTEN_HOST: '0.0.0.0' }).getUrl('/showcase', 4000)).toBe('http://localhost:4000/showcase');
  });
});

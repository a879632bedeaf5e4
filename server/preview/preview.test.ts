import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment/environment.ts';
import { createPreview } from './preview.ts';

const now = (): Date => new Date('2026-11-22T12:00:00Z');
const previewWith = (variables: Record<string, string>) => createPreview(parseEnvironment(variables, '/shop'), now);

/** Whether who follows the link that the shop of this machine prints may see previews under another of its names. */
async function isLetIn(variables: Record<string, string>, url: string): Promise<boolean> {
  const { access, entrance, addressOf } = previewWith(variables);
  const answer = await entrance(new Request(addressOf('/showcase', 4000)));
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return access.isGranted(new Request(url, { headers: { cookie } }));
}

describe('previews', () => {
  it('are seen by whoever follows the link that a shop on this machine prints', async () => {
    expect(await isLetIn({}, 'http://localhost:4000/en-us?preview=true')).toBe(true);
    expect(await isLetIn({}, 'http://solvane.localhost:4000/en-us?preview=true')).toBe(true);
  });

  it('are not seen under a public name by the key that everybody knows', async () => {
    const url = 'http://www.tarnfell.example/en-us?preview=true';
    expect(await isLetIn({}, url)).toBe(false);
    expect(await isLetIn({ PREVIEW_KEY: 'a key that nobody knows' }, url)).toBe(true);
  });

  it('need no more than the log of a shop on this machine, and more than that of a public one', () => {
    expect(previewWith({}).addressOf('/showcase', 4000)).toMatch(/^http:\/\/localhost:4000\/preview\?key=[\w.-]+&to=\/showcase$/);
    expect(previewWith({ LISTEN_HOST: '0.0.0.0' }).addressOf('/showcase', 4000)).toBe('http://localhost:4000/showcase');
  });
});

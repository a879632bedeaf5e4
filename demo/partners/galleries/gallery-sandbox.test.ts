import { describe, expect, it } from 'vitest';
import { createGallerySandbox } from './gallery-sandbox.ts';

const handle = createGallerySandbox({ clock: { now: () => new Date() } });
const get = (path: string): Promise<Response> => handle(new Request(`http://localhost:4001/galleries${path}`));

describe('the galleries', () => {
  it.each(['/site/curalate.ts', '/fr-ca/olapic.ts', '/fr-ca/show-pictures.ts'])(
    'serve the script %s to any page, without types',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/javascript');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await response.text()).not.toContain(': string');
    },
  );

  it('draw the same picture for the same seed, another for another', async () => {
    const [one, again, other] = await Promise.all(
      ['hills/1', 'hills/1', 'city/2'].map(async (path) => (await get(`/pictures/${path}`)).text()),
    );
    expect(one).toBe(again);
    expect(one).not.toBe(other);
    expect(one).not.toMatch(/NaN|undefined/);
  });

  it('respond with 404 to any other path', async () => {
    expect((await get('/site/other.ts')).status).toBe(404);
    expect((await get('/pictures/sea/1')).status).toBe(404);
  });
});

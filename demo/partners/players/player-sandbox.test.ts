import { describe, expect, it } from 'vitest';
import { createPlayerSandbox } from './player-sandbox.ts';

const handle = createPlayerSandbox();
const get = (path: string): Promise<Response> => handle(new Request(`http://localhost:4001/players${path}`));

describe('the players', () => {
  it('let the page of a YouTube video frame it', async () => {
    const response = await get('/youtube/embed/abcDEF12_-3?enablejsapi=1&autoplay=1&loop=1&origin=http://localhost:4000');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors localhost:4000');
    expect(await response.text()).toContain('<body data-autoplay data-controls data-loop data-shop="http://localhost:4000">');
    expect(await (await get('/youtube/embed/abcDEF12_-3?origin=http://localhost:4000')).text()).toContain('data-shop=""');
  });

  it.each(['/youtube/embed/abcDEF12_-3', '/youtube/embed/abcDEF12_-3?origin=http://a.example;script-src', '/hosted?cloud_name=a'])(
    'reject %s',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  it('show a video of the media service on any page, and never as markup', async () => {
    const response = await get('/hosted?cloud_name=tarnfell&public_id=films/shell&player[autoplay]=true&player[controls]=false');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<body data-autoplay>');
    expect((await get('/hosted?cloud_name=tarnfell&public_id=%3Cb%3E')).status).toBe(400);
  });
});

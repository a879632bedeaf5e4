import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { createBrowserScript, type Asset } from '../sandbox/browser-script.ts';
import { origin } from '../sandbox/fields.ts';
import { getFrameAncestor, createFramePolicy } from '../sandbox/frame-policy.ts';
import { validateInput } from '../sandbox/respond-with-error.ts';
import { createSandboxApp } from '../sandbox/sandbox-app.ts';
import { renderPlayerPage } from './player-page.ts';

const read = (name: string): string => readFileSync(new URL(`./frame/${name}`, import.meta.url), 'utf8');

const assets: ReadonlyMap<string, Asset> = new Map([
  ['player.css', { type: 'text/css; charset=utf-8', body: read('player.css') }],
  ['player.ts', { type: 'text/javascript; charset=utf-8', body: createBrowserScript(read('player.ts')) }],
]);

const on = z.enum(['0', '1']).optional();
const youtubeQuery = z.object({ origin, enablejsapi: on, autoplay: on, controls: on, loop: on, mute: on });
const truth = z.enum(['true', 'false']).optional();
const hostedQuery = z.object({
  cloud_name: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
  public_id: z.string().regex(/^[A-Za-z0-9_./-]{1,200}$/),
  'player[autoplay]': truth,
  'player[controls]': truth,
  'player[loop]': truth,
  'player[muted]': truth,
});

/**
 * Two companies' players, below `/players`: one like YouTube's, one like the media service's. Neither has videos: they play a drawing with
 * the video's name.
 */
export function createPlayerSandbox(): (request: Request) => Promise<Response> {
  const app = createSandboxApp({ path: '/players', bodyBytes: 0, assets });

  app.get('/youtube/embed/:id{[\\w-]{11}}', (c) => {
    const input = validateInput(youtubeQuery, c.req.query());
    if (!input.ok) return input.respondWithError(c);
    const { origin: shop, enablejsapi, autoplay, controls, loop, mute } = input.value;
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', createFramePolicy(nonce, getFrameAncestor(shop, c.req.url)));
    const film = {
      title: `Film ${c.req.param('id')}`,
      autoplay: autoplay === '1',
      controls: controls !== '0',
      loop: loop === '1',
      muted: mute === '1',
      // YouTube's API is enabled by the page, which states its origin.
      shop: enablejsapi === '1' ? shop : '',
    };
    return c.html(renderPlayerPage({ nonce, company: 'YouTube', ...film }));
  });

  app.get('/hosted', (c) => {
    const input = validateInput(hostedQuery, c.req.query());
    if (!input.ok) return input.respondWithError(c);
    const { cloud_name: cloud, public_id: id, ...rest } = input.value;
    const nonce = randomBytes(16).toString('base64');
    // The request states no page: videos of the service may be shown anywhere.
    c.header('content-security-policy', createFramePolicy(nonce, '*'));
    const film = {
      title: `${cloud}/${id}`,
      autoplay: rest['player[autoplay]'] === 'true',
      controls: rest['player[controls]'] !== 'false',
      loop: rest['player[loop]'] === 'true',
      muted: rest['player[muted]'] === 'true',
    };
    return c.html(renderPlayerPage({ nonce, company: 'the media service', ...film }));
  });

  return async (request) => app.fetch(request);
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import type { AnswerPage } from './answer-pages.ts';
import { TooBusyError } from '../door/turns.ts';
import { listen, type Listening } from './listen.ts';
import { openDoor } from '../testing/open-door.ts';
import { createWeb } from './web.ts';

const kept = {
  status: 200,
  headers: [
    ['content-type', 'text/html'],
    ['content-length', '4'],
  ],
  cookies: ['a=1', 'b=2'],
  body: Buffer.from('page'),
} as const;

describe('finished pages', () => {
  let server: Listening;
  let answer: AnswerPage;
  const asked: string[] = [];
  const other = async (request: Request): Promise<Response> => new Response(`made for ${request.method} alone`);
  const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`http://localhost:${server.port}${path}`, init);

  beforeAll(async () => {
    const log = createRecordingLog();
    const handlers = { media: other, showcase: other, reports: other, storefront: other };
    const answerPage: AnswerPage = (request, inTurn) => {
      asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('x-forwarded-for')}`);
      return answer(request, inTurn);
    };
    server = await listen(createWeb({ ...handlers, clientFolders: [], door: openDoor(), log, answerPage }), 0, 'PORT');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked.splice(0);
    answer = async () => kept;
  });

  it('are sent as they are, with the visitor’s cookies and the headers of all', async () => {
    const response = await get('/en-us');
    expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([200, 'page', ['a=1', 'b=2']]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-length')).toBe('4');
  });

  it('are none of calls, nor of what changes something', async () => {
    await get('/api/cart/v1/cart/current');
    await get('/fapi/server/time');
    expect(await (await get('/en-us/p/x', { method: 'POST' })).text()).toBe('made for POST alone');
    expect(asked).toEqual([]);
  });

  it('that there are not are made by the storefront', async () => {
    answer = async () => undefined;
    expect(await (await get('/en-us')).text()).toBe('made for GET alone');
  });

  it('are asked for with the address of the client, whatever it says of itself', async () => {
    await get('/en-us', { headers: { 'x-forwarded-for': 'evil, 203.0.113.7' } });
    expect(asked).toEqual(['GET /en-us 203.0.113.7']);
  });

  it('that cannot be made now are refused like any other work', async () => {
    answer = () => Promise.reject(new TooBusyError(5));
    const response = await get('/en-us');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

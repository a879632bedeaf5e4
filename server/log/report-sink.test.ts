import { describe, expect, it } from 'vitest';
import { createReportSink } from './report-sink.ts';

interface Line {
  readonly sentence: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function createSink() {
  const lines: Line[] = [];
  const time = { now: new Date('2026-11-22T12:00:00Z').getTime() };
  const fetch = createReportSink({
    log: { warn: (sentence, data = {}) => void lines.push({ sentence, data }) },
    now: () => new Date(time.now),
  });
  const send = async (body: unknown): Promise<number> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (await fetch(new Request('https://shop.example/fapi/csp-report', { method: 'POST', body: text }))).status;
  };
  return { lines, time, fetch, send };
}

const createOldReport = (directive: string, blocked = 'https://evil.example/x.js?secret=1') => ({
  'csp-report': {
    'document-uri': 'https://shop.example/en-us/cart?key=secret',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'source-file': 'https://shop.example/assets/a.js',
    'line-number': 7,
    'script-sample': 'x'.repeat(500),
  },
});

describe('createReportSink', () => {
  it('logs reports without query strings, each fault once an hour', async () => {
    const { lines, time, send } = createSink();
    expect(await send(createOldReport('script-src-elem'))).toBe(204);
    expect(await send(createOldReport('script-src-elem', 'https://evil.example/other.js'))).toBe(204);
    expect(lines.map(({ data }) => data)).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/en-us/cart',
        source: '/assets/a.js',
        line: 7,
        sample: 'x'.repeat(40),
      },
    ]);
    time.now += 60 * 60_000;
    await send(createOldReport('script-src-elem'));
    expect(lines).toHaveLength(2);
  });

  it('reads the newer format too, a few reports at a time', async () => {
    const { lines, send } = createSink();
    const body = {
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      documentURL: 'https://shop.example/',
    };
    await send([
      { type: 'deprecation', body: {} },
      { type: 'csp-violation', body },
    ]);
    expect(lines.map(({ data }) => [data.directive, data.blocked, data.page])).toEqual([
      ['require-trusted-types-for', 'trusted-types-sink', '/'],
    ]);
    await send(Array.from({ length: 100 }, (_, at) => ({ type: 'csp-violation', body: { ...body, blockedURL: `kind-${at}` } })));
    expect(lines).toHaveLength(6);
  });

  it('adds at most ten lines a minute to the log, and one for the dropped rest', async () => {
    const { lines, time, send } = createSink();
    for (let at = 0; at < 1000; at += 1) await send(createOldReport('img-src', `https://evil-${at}.example/`));
    expect(lines).toHaveLength(10);
    time.now += 60_000;
    await send(createOldReport('img-src', 'https://another.example/'));
    expect(lines.slice(10).map(({ data }) => data.leftOut ?? data.blocked)).toEqual([990, 'https://another.example']);
  });

  it.each([
    '',
    'no JSON',
    '[]',
    '{}',
    'null',
    '{"csp-report":null}',
    '[null,1,{"type":"csp-violation"}]',
    { 'csp-report': { 'effective-directive': {} } },
  ])('are skipped if they are invalid: %j', async (body) => {
    const { lines, send } = createSink();
    expect(await send(body)).toBe(204);
    expect(lines).toEqual([]);
  });

  it('removes control characters', async () => {
    const { lines, send } = createSink();
    await send({
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data\u001b[2J', 'script-sample': '\u001b]0;x\u0007\u0000\ud800' },
    });
    expect(JSON.stringify(lines)).not.toMatch(/\\u00(?:1b|07|00)|\\ud800/);
  });

  it('accepts POST only', async () => {
    const { fetch } = createSink();
    expect((await fetch(new Request('https://shop.example/fapi/csp-report'))).status).toBe(405);
  });
});

import { describe, expect, it } from 'vitest';
import { serializeCookie, parseCookies } from './cookies.ts';
import { readRequest } from './request.ts';
import { sites } from '../site/sites.ts';

const read = (path: string, headers: Record<string, string> = {}, host = 'localhost:4000') =>
  readRequest(new Request(`http://${host}${path}`, { headers }), sites, false);
const readAsEditor = (path: string) => readRequest(new Request(`http://localhost:4000${path}`), sites, true);

describe('readRequest', () => {
  it('reads the brand from the host and the locale from the first segment', () => {
    expect(read('/de-de/schuhe', {}, 'solvane.localhost:4000')).toMatchObject({
      isKnownLocale: true,
      mode: 'publish',
      isData: false,
      site: { siteId: 'SOLVANE-DE', locale: 'de-de' },
    });
  });

  it('uses the stored locale for an unknown one, or else that of the browser, or else the default', () => {
    expect(read('/account', { 'accept-language': 'de, en;q=0.5' })).toMatchObject({ isKnownLocale: false, site: { locale: 'de-de' } });
    expect(read('/xx-yy', { cookie: 'locale=fr-ca' })).toMatchObject({ isKnownLocale: false, site: { locale: 'fr-ca' } });
    expect(read('/jackets')).toMatchObject({ isKnownLocale: false, site: { locale: 'en-us' } });
  });

  it('lets localePath override the locale', () => {
    expect(read('/en-us?localePath=de-de').site.locale).toBe('de-de');
    expect(read('/en-us?localePath=klingon').site.locale).toBe('en-us');
  });

  it('shows another site and time only in a preview', () => {
    expect(readAsEditor('/en-us?preview=true&siteId=SOLVANE-GB&previewDateTime=2026-11-27T00:00:00Z')).toMatchObject({
      mode: 'preview',
      previewDateTime: '2026-11-27T00:00:00.000Z',
      site: { siteId: 'SOLVANE-GB' },
    });
    const published = readAsEditor('/en-us?siteId=SOLVANE-GB&previewDateTime=2026-11-27T00:00:00Z');
    expect(published.site.siteId).toBe('TARNFELL-US');
    expect(published.previewDateTime).toBeUndefined();
  });

  it('shows published content to visitors without preview access', () => {
    const facts = read('/en-us?preview=true&siteId=SOLVANE-GB&previewDateTime=2026-11-27T00:00:00Z');
    expect(facts).toMatchObject({ mode: 'publish', site: { siteId: 'TARNFELL-US' } });
    expect(facts.previewDateTime).toBeUndefined();
  });

  it('prefers the test context of the query to the stored one', () => {
    expect(read('/en-us?p13n_testcontext=B', { cookie: 'p13n_testcontext=A' }).testContext).toBe('B');
    expect(read('/en-us', { cookie: 'p13n_testcontext=A' }).testContext).toBe('A');
    expect(read('/en-us?p13n_testcontext=', { cookie: 'p13n_testcontext=A' }).testContext).toBeUndefined();
  });

  it('recognizes the app’s web view by its first request, and later by the session’s cookie', () => {
    expect(read('/en-us').channel).toBe('ECOMM');
    expect(read('/en-us?channel=MAPP').channel).toBe('MAPP');
    expect(read('/en-us', { 'x-cairn-channel': 'MAPP' }).channel).toBe('MAPP');
    expect(read('/en-us', { cookie: 'cairn.channel=MAPP' }).channel).toBe('MAPP');
    expect(read('/en-us?channel=ECOMM', { cookie: 'cairn.channel=MAPP' }).channel).toBe('ECOMM');
    expect(read('/en-us?channel=TV').channel).toBe('ECOMM');
  });

  it('recognizes client navigation and its page', () => {
    const facts = read('/en-us/jackets.data?_routes=landing&page=2');
    expect(facts.isData).toBe(true);
    expect(facts.url.pathname + facts.url.search).toBe('/en-us/jackets?page=2');
    expect(read('/_root.data').url.pathname).toBe('/');
  });
});

describe('cookies', () => {
  it('keep their value when written and parsed', () => {
    const [pair = ''] = serializeCookie('p13n_testcontext', '{"segment":"loggedin"}').split(';');
    expect(parseCookies(`${pair}; other=%E0%A4%A`)).toEqual({ p13n_testcontext: '{"segment":"loggedin"}', other: '%E0%A4%A' });
  });

  it('can have any name', () => {
    expect(parseCookies('__proto__=x; constructor=y').constructor).toBe('y');
  });
});

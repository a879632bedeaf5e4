import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import contract from '#generated/openapi/openapi.json' with { type: 'json' };
import { createBackendError } from '../../ingress/error-responses.ts';
import { listen, type Listening } from '../listen.ts';
import { createReference } from './create-reference.ts';

describe('createReference', () => {
  let server: Listening;
  afterEach(() => server.close());
  const start = async (partnersOrigin?: string): Promise<(path: string) => Promise<Response>> => {
    const reference = createReference(contract, createBackendError, partnersOrigin);
    server = await listen(express().use(reference), 0, 'PORT');
    return (path) => fetch(`http://127.0.0.1:${server.port}${path}`);
  };

  it('offers the contract of the galleries as a second document and allows calls to their origin', async () => {
    const get = await start('http://partners.test');
    const page = await get('/reference');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' partners.test;");
    expect(await page.text()).toContain('data-galleries="reference/gallery.json"');
    const galleries = await (await get('/reference/gallery.json')).json();
    expect(galleries).toMatchObject({ servers: [{ url: 'http://partners.test/galleries/api' }] });
  });

  it('leaves the galleries out if no origin serves them', async () => {
    const get = await start();
    const page = await get('/reference');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(await page.text()).toContain('data-galleries=""');
    expect((await get('/reference/gallery.json')).status).toBe(404);
  });

  it('uses each nonce once', async () => {
    const get = await start();
    const policies = await Promise.all([get('/reference'), get('/reference')]);
    expect(new Set(policies.map(({ headers }) => headers.get('content-security-policy'))).size).toBe(2);
    expect(policies[0].headers.get('cache-control')).toBe('no-store');
  });
});

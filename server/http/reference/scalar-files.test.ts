import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../listen.ts';
import { createScalarFiles, scalarModule } from './scalar-files.ts';

describe('createScalarFiles', () => {
  let server: Listening;
  beforeAll(async () => {
    server = await listen(express().use(createScalarFiles()), 0, 'PORT');
  });
  afterAll(() => server.close());
  const get = (path: string, encoding = 'br') =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-encoding': encoding } });

  it.each(['br', 'gzip', 'identity'])('serves the module to a client that accepts %s', async (encoding) => {
    const response = await get(scalarModule, encoding);
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toContain('createApiReference');
  });

  it.each(['/../package.json', '/%2e%2e%2fpackage.json', '/chunks/../../../package.json', '/chunks/none.js', '/standalone.js'])(
    'does not serve other files: %s',
    async (path) => {
      expect((await get(scalarModule.replace('/standalone.esm.js', path))).status).toBe(404);
    },
  );
});

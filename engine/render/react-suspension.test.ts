import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as ReactModule from 'react';
import type * as ServerModule from 'react-dom/server';
import { isSuspension } from './react-suspension.ts';

const require = createRequire(import.meta.url);

/** React as another process would load it: NODE_ENV at load time selects the build. */
function loadReact(environment: string): { readonly react: typeof ReactModule; readonly server: typeof ServerModule } {
  vi.stubEnv('NODE_ENV', environment);
  for (const file of Object.keys(require.cache)) if (/[\\/]react(-dom)?[\\/]/.test(file)) delete require.cache[file];
  return { react: require('react') as typeof ReactModule, server: require('react-dom/server') as typeof ServerModule };
}

/** Collects the values that React throws at a component that waits for a promise. */
async function collectThrown(environment: string): Promise<unknown[]> {
  const { react, server } = loadReact(environment);
  const promise = Promise.resolve('ready');
  const thrown: unknown[] = [];
  function Waiting(): string {
    try {
      return react.use(promise);
    } catch (error) {
      thrown.push(error);
      throw error;
    }
  }
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = server.renderToPipeableStream(react.createElement('p', null, react.createElement(Waiting)), {
      onAllReady: () => {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onError: reject,
    });
  });
  expect(html).toContain('ready');
  return thrown;
}

afterEach(() => vi.unstubAllEnvs());

describe('isSuspension', () => {
  it.each(['development', 'production'])(
    'recognizes the values that React throws in %s (fails on an upgrade: look for SuspenseException in react-dom-server)',
    async (environment) => {
      const thrown = await collectThrown(environment);
      expect(thrown.length).toBeGreaterThan(0);
      expect(thrown.filter((error) => !isSuspension(error))).toEqual([]);
    },
  );

  it('recognizes a thenable, and nothing else', () => {
    expect(isSuspension(Promise.resolve())).toBe(true);
    expect([new Error('broken'), 'text', null, undefined].filter(isSuspension)).toEqual([]);
  });
});

import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { deferStart } from './deferred-start.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"></head>' +
  '<body><main>Text</main><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>';

describe('deferStart', () => {
  const deferred = deferStart(page, 'n');

  it('leaves no preload and no running module in the document', () => {
    expect(deferred).not.toContain('modulepreload" href');
    expect(deferred).not.toContain('type="module"');
    expect(deferred).toContain('<main>Text</main>');
  });

  it('keeps the script and lists its files for later', () => {
    expect(deferred).toContain(
      '<script nonce="n" type="text/plain" data-deferred-start="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
    );
  });

  it('adds its own script with the nonce at the end of the body', () => {
    expect(deferred).toMatch(/<script nonce="n">[^<]+<\/script><\/body><\/html>$/);
  });

  it('does not change a document without a module script', () => {
    expect(deferStart('<html><body>Plain</body></html>', 'n')).toBe('<html><body>Plain</body></html>');
  });
});

describe('deferred start script', () => {
  const script = /<script nonce="n">([^<]+)<\/script><\/body>/.exec(deferStart(page, 'n'))?.[1] ?? '';

  /** Runs the script with stubs; returns the appended elements, the timers and a function that reports a paint. */
  function run({ isHidden = false } = {}) {
    const appended = vi.fn();
    const timers: { readonly run: () => void; readonly wait: number }[] = [];
    const paints: (() => void)[] = [];
    class PerformanceObserver {
      readonly #tell: () => void;
      constructor(callback: () => void) {
        this.#tell = callback;
      }
      observe(): void {
        paints.push(this.#tell);
      }
    }
    runInNewContext(script, {
      document: {
        hidden: isHidden,
        querySelector: () => ({ dataset: { deferredStart: '/a.js' }, textContent: 'import "/a.js"' }),
        createElement: () => ({}),
        head: { append: appended },
        body: { append: appended },
      },
      window: {},
      PerformanceObserver,
      setTimeout: (step: () => void, wait = 0) => void timers.push({ run: step, wait }),
    });
    return { appended, timers, paint: () => paints.forEach((callback) => callback()) };
  }

  it('starts the page once, when the browser has painted', () => {
    const { appended, timers, paint } = run();
    expect(appended).not.toHaveBeenCalled();
    paint();
    expect(appended).toHaveBeenCalledTimes(2);
    paint();
    for (const timer of timers) timer.run();
    expect(appended).toHaveBeenCalledTimes(2);
  });

  it('starts the page after three seconds if no paint is reported', () => {
    const { appended, timers } = run();
    expect(timers.map(({ wait }) => wait)).toEqual([3000]);
    for (const timer of timers) timer.run();
    expect(appended).toHaveBeenCalledTimes(2);
  });

  it('starts a hidden page immediately', () => {
    expect(run({ isHidden: true }).appended).toHaveBeenCalledTimes(2);
  });
});

import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { deferStart } from './deferred-start.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"></head>' +
  '<body><main>Text</main><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>';

describe('deferStart', () => {
  const deferred = deferStart(page, 'n');

  it('leaves nothing in the document that fetches or runs a module', () => {
    expect(deferred).not.toContain('modulepreload" href');
    expect(deferred).not.toContain('type="module"');
    expect(deferred).toContain('<main>Text</main>');
  });

  it('keeps the script and names its files for later', () => {
    expect(deferred).toContain(
      '<script nonce="n" type="text/plain" data-deferred-start="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
    );
  });

  it("starts with the page's nonce, as the last thing in the body", () => {
    expect(deferred).toMatch(/<script nonce="n">[^<]+<\/script><\/body><\/html>$/);
  });

  it('leaves a document without a module script as it is', () => {
    expect(deferStart('<html><body>Plain</body></html>', 'n')).toBe('<html><body>Plain</body></html>');
  });
});

describe('a held page', () => {
  const script = /<script nonce="n">([^<]+)<\/script><\/body>/.exec(deferStart(page, 'n'))?.[1] ?? '';

  /** Runs the script as a browser would; answers what was appended, and the browser's next steps. */
  function run({ isHidden = false } = {}) {
    const appended = vi.fn();
    const timers: { readonly run: () => void; readonly wait: number }[] = [];
    const paints: (() => void)[] = [];
    class PerformanceObserver {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
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
    return { appended, timers, paint: () => paints.forEach((tell) => tell()) };
  }

  it('starts when the browser has painted, once', () => {
    const { appended, timers, paint } = run();
    expect(appended).not.toHaveBeenCalled();
    paint();
    expect(appended).toHaveBeenCalledTimes(2);
    paint();
    for (const timer of timers) timer.run();
    expect(appended).toHaveBeenCalledTimes(2);
  });

  it('starts after three seconds where no paint is told', () => {
    const { appended, timers } = run();
    expect(timers.map(({ wait }) => wait)).toEqual([3000]);
    for (const timer of timers) timer.run();
    expect(appended).toHaveBeenCalledTimes(2);
  });

  it('starts at once where nobody sees it', () => {
    expect(run({ isHidden: true }).appended).toHaveBeenCalledTimes(2);
  });
});

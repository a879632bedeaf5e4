import { describe, expect, it } from 'vitest';
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

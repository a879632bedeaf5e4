import { describe, expect, it } from 'vitest';
import { startLate } from './late-start.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"></head>' +
  '<body><main>Text</main><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>';

describe('startLate', () => {
  const late = startLate(page, 'n');

  it('leaves nothing in the document that fetches or runs a module', () => {
    expect(late).not.toContain('modulepreload" href');
    expect(late).not.toContain('type="module"');
    expect(late).toContain('<main>Text</main>');
  });

  it('keeps the script and names its files for later', () => {
    expect(late).toContain(
      '<script nonce="n" type="text/plain" data-late-start="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
    );
  });

  it("starts with the page's nonce, as the last thing in the body", () => {
    expect(late).toMatch(/<script nonce="n">[^<]+<\/script><\/body><\/html>$/);
  });

  it('leaves a document without a module script as it is', () => {
    expect(startLate('<html><body>Plain</body></html>', 'n')).toBe('<html><body>Plain</body></html>');
  });
});

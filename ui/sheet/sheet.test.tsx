import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sheet } from './sheet.tsx';

describe('Sheet', () => {
  it('has its content and its name in the HTML while closed', () => {
    const html = renderToStaticMarkup(
      <Sheet isOpen={false} onOpenChange={() => undefined} title="Menu" titleHidden closeLabel="Close menu">
        <a href="/en-us/jackets">Jackets</a>
      </Sheet>,
    );
    const [, id] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(/^<dialog /);
    expect(html).not.toContain(' open');
    expect(html).toMatch(new RegExp(`<h2[^>]* id="${id}"[^>]*>Menu</h2>`));
    expect(html).toContain('aria-label="Close menu"');
    expect(html).toContain('href="/en-us/jackets"');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { Sheet } from './sheet.tsx';

describe('Sheet', () => {
  it('has its content and its name in the HTML while closed', () => {
    const html = renderToStaticMarkup(
      <Sheet isOpen={false} onOpenChange={() => undefined} title="Menu" titleHidden closeLabel="Close menu">
        <a href="/en-us/jackets">Jackets</a>
      </Sheet>,
    );
    const [dialog] = findByRole(html, 'dialog', 'Menu');
    expect(dialog?.tag).toBe('dialog');
    expect(dialog?.attributes).not.toHaveProperty('open');
    expect(findByRole(html, 'heading', 'Menu')).toMatchObject([{ tag: 'h2' }]);
    expect(findByRole(html, 'button', 'Close menu')).toHaveLength(1);
    expect(findByRole(html, 'link', 'Jackets')).toMatchObject([{ attributes: { href: '/en-us/jackets' } }]);
  });
});

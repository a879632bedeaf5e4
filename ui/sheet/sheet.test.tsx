import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { Sheet } from './sheet.tsx';

describe('Sheet', () => {
  it('has its content and its name in the HTML while closed', () => {
    const html = renderToStaticMarkup(
      <Sheet isOpen={false} onOpenChange={() => undefined} title="Menu" titleHidden closeLabel="Close menu">
        <a href="/en-us/jackets">Jackets</a>
      </Sheet>,
    );
    const [dialog] = byRole(html, 'dialog', 'Menu');
    expect(dialog?.tag).toBe('dialog');
    expect(dialog?.attributes).not.toHaveProperty('open');
    expect(byRole(html, 'heading', 'Menu')).toMatchObject([{ tag: 'h2' }]);
    expect(byRole(html, 'button', 'Close menu')).toHaveLength(1);
    expect(byRole(html, 'link', 'Jackets')).toMatchObject([{ attributes: { href: '/en-us/jackets' } }]);
  });
});

import { describe, expect, it } from 'vitest';
import { getLinkProps } from './link-props.ts';

describe('getLinkProps', () => {
  it('resolves in-shop links in the page’s locale', () => {
    expect(getLinkProps({ url: '/jackets' }, { locale: 'en-gb' })).toEqual({ href: '/en-gb/jackets' });
  });

  it('keeps dialogs on the current path', () => {
    expect(getLinkProps({ url: '?size=m#modal-sizes' }, { locale: 'en-gb' }).href).toBe('?size=m#modal-sizes');
  });

  it('never runs code, even when no schema has validated the address', () => {
    for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.example']) {
      expect(getLinkProps({ url }, { locale: 'en-us' }).href).toBe('#');
    }
  });

  it('includes the visible text in the accessible name', () => {
    const link = { url: '/a', ariaLabel: 'Winter jackets for women' };
    expect(getLinkProps(link, { locale: 'en-us' }, 'Winter jackets')['aria-label']).toBe('Winter jackets for women');
    expect(getLinkProps(link, { locale: 'en-us' }, 'Shop')['aria-label']).toBe('Shop, Winter jackets for women');
  });

  it('gives a new window no access to its opener', () => {
    expect(getLinkProps({ url: 'https://a.example', targetAttribute: '_blank', ariaLabel: 'A' }, { locale: 'en-us' })).toEqual({
      href: 'https://a.example',
      target: '_blank',
      rel: 'noopener',
      'aria-label': 'A',
    });
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { Link } from './link.tsx';

describe('Link', () => {
  it('adds noopener for a new window and keeps other relations', () => {
    const html = renderToStaticMarkup(
      <Link href="/a" target="_blank" rel="nofollow">
        A
      </Link>,
    );
    expect(findByRole(html, 'link', 'A')[0]?.attributes.rel).toBe('nofollow noopener');
  });

  it('adds no relation to a link in the same window', () => {
    expect(findByRole(renderToStaticMarkup(<Link href="/a">A</Link>), 'link', 'A')[0]?.attributes).not.toHaveProperty('rel');
  });
});

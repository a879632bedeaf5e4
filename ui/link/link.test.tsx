import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link } from './link.tsx';

describe('Link', () => {
  it('drops the opener of a new window and keeps other relations', () => {
    const html = renderToStaticMarkup(
      <Link href="/a" target="_blank" rel="nofollow">
        A
      </Link>,
    );
    expect(html).toContain('rel="nofollow noopener"');
  });

  it('adds no relation to a link in the same window', () => {
    expect(renderToStaticMarkup(<Link href="/a">A</Link>)).not.toContain('rel=');
  });
});

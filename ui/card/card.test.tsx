import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link } from '../link/link.tsx';
import { Card } from './card.tsx';

describe('Card', () => {
  it('reads as media, words, badges, action, with one covering link', () => {
    const html = renderToStaticMarkup(
      <Card media={<picture />} badges="New" action={<button type="button">Save</button>}>
        <Link href="/p" cover>
          Shell
        </Link>
      </Card>,
    );
    expect(html).toMatch(/^<article.*<picture.*Shell.*New.*Save/);
    expect(html.match(/data-cover/g)).toHaveLength(1);
  });

  it('leaves out empty corners', () => {
    expect(renderToStaticMarkup(<Card>Words</Card>).match(/<div/g)).toHaveLength(1);
  });
});

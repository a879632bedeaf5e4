import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Link } from '../link/link.tsx';
import { Card } from './card.tsx';

describe('Card', () => {
  it('reads as media, text, badges, action, with one covering link', () => {
    const html = renderToStaticMarkup(
      <Card media={<picture />} badges="New" action={<button type="button">Save</button>}>
        <Link href="/p" cover>
          Shell
        </Link>
      </Card>,
    );
    const [card, ...parts] = parseElements(html);
    expect(card).toMatchObject({ tag: 'article', text: 'ShellNewSave' });
    expect(parts.findIndex(({ tag }) => tag === 'picture')).toBeLessThan(parts.findIndex(({ tag }) => tag === 'a'));
    expect(findByRole(html, 'link', 'Shell').filter(({ attributes }) => 'data-cover' in attributes)).toHaveLength(1);
  });

  it('leaves out empty corners', () => {
    expect(parseElements(renderToStaticMarkup(<Card>Words</Card>)).map(({ tag }) => tag)).toEqual(['article', 'div']);
  });
});

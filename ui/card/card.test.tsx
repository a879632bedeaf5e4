import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { elementsIn } from '#tests/support/elements-in.ts';
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
    const [card, ...parts] = elementsIn(html);
    expect(card).toMatchObject({ tag: 'article', text: 'ShellNewSave' });
    expect(parts.findIndex(({ tag }) => tag === 'picture')).toBeLessThan(parts.findIndex(({ tag }) => tag === 'a'));
    expect(byRole(html, 'link', 'Shell').filter(({ attributes }) => 'data-cover' in attributes)).toHaveLength(1);
  });

  it('leaves out empty corners', () => {
    expect(elementsIn(renderToStaticMarkup(<Card>Words</Card>)).map(({ tag }) => tag)).toEqual(['article', 'div']);
  });
});

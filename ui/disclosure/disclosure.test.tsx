import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import { Disclosure } from './disclosure.tsx';

describe('Disclosure', () => {
  it('opens without script and closes others of the same name', () => {
    const html = renderToStaticMarkup(
      <Disclosure title="Care" name="facts" open>
        Wash cold
      </Disclosure>,
    );
    const [details] = findByTag(html, 'details');
    expect(details).toMatchObject({
      attributes: { name: 'facts', open: '' },
      children: [
        { tag: 'summary', text: 'Care' },
        { tag: 'div', text: 'Wash cold' },
      ],
    });
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byTag } from '#tests/support/by-role.ts';
import { Disclosure } from './disclosure.tsx';

describe('Disclosure', () => {
  it('opens without script and closes others of the same name', () => {
    const html = renderToStaticMarkup(
      <Disclosure title="Care" name="facts" open>
        Wash cold
      </Disclosure>,
    );
    const [details] = byTag(html, 'details');
    expect(details).toMatchObject({
      attributes: { name: 'facts', open: '' },
      children: [
        { tag: 'summary', text: 'Care' },
        { tag: 'div', text: 'Wash cold' },
      ],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { findByRole, getDescription } from './find-by-role.ts';
import { parseElements } from './parse-elements.ts';

const html =
  '<nav class="a"><a class="x" href="/jackets?a=1&amp;b=2">Shop <b>jackets</b></a><a href="/"><img alt="Tarnfell" src="/l"/></a></nav>' +
  '<h2>Fish &amp; chips</h2><!-- --><button aria-label="Close" disabled=""><svg></svg></button><input type="radio" aria-label="Moss"/>';

describe('elementsIn and byRole', () => {
  it('finds elements by role and name, whatever their attributes and markup', () => {
    expect(findByRole(html, 'link', 'Shop jackets').map(({ attributes }) => attributes.href)).toEqual(['/jackets?a=1&b=2']);
    expect(findByRole(html, 'link', 'Tarnfell')).toHaveLength(1);
    expect(findByRole(html, 'heading').map(({ tag, text }) => [tag, text])).toEqual([['h2', 'Fish & chips']]);
    expect(findByRole(html, 'button', 'Close')[0]?.attributes).toHaveProperty('disabled');
    expect(findByRole(html, 'radio', 'Moss')).toHaveLength(1);
    expect(findByRole(html, 'button', 'Open')).toEqual([]);
  });

  it('names a field by its label, and finds its description', () => {
    const form =
      '<label for="e">Email <span aria-hidden="true">*</span></label><input id="e" aria-describedby="f"/><p id="f">Is missing</p>' +
      '<label><input type="checkbox"/>Agreed</label><section aria-labelledby="t"><h2 id="t">Taxes</h2></section>';
    const [field] = findByRole(form, 'textbox', 'Email');
    expect(field && getDescription(form, field)).toBe('Is missing');
    expect([findByRole(form, 'checkbox', 'Agreed'), findByRole(form, 'region', 'Taxes')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('reads unclosed elements, and ignores stray end tags', () => {
    expect(parseElements('<p>one</b><i>two').map(({ tag, text }) => [tag, text])).toEqual([
      ['p', 'onetwo'],
      ['i', 'two'],
    ]);
  });

  it('reads no markup in scripts', () => {
    expect(parseElements('<p>one<script>"<b>two</b>"</script></p>').map(({ tag, text }) => [tag, text])).toEqual([
      ['p', 'one'],
      ['script', '"<b>two</b>"'],
    ]);
  });

  it('finds the ancestors of an element', () => {
    expect(parseElements(html)[0]).toMatchObject({ tag: 'nav', text: 'Shop jackets', children: [{ tag: 'a' }, { tag: 'a' }] });
  });
});

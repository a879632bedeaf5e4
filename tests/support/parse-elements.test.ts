import { describe, expect, it } from 'vitest';
import { byRole, descriptionOf } from './by-role.ts';
import { elementsIn } from './elements-in.ts';

const html =
  '<nav class="a"><a class="x" href="/jackets?a=1&amp;b=2">Shop <b>jackets</b></a><a href="/"><img alt="Tarnfell" src="/l"/></a></nav>' +
  '<h2>Fish &amp; chips</h2><!-- --><button aria-label="Close" disabled=""><svg></svg></button><input type="radio" aria-label="Moss"/>';

describe('elementsIn and byRole', () => {
  it('finds elements by role and name, whatever their attributes and markup', () => {
    expect(byRole(html, 'link', 'Shop jackets').map(({ attributes }) => attributes.href)).toEqual(['/jackets?a=1&b=2']);
    expect(byRole(html, 'link', 'Tarnfell')).toHaveLength(1);
    expect(byRole(html, 'heading').map(({ tag, text }) => [tag, text])).toEqual([['h2', 'Fish & chips']]);
    expect(byRole(html, 'button', 'Close')[0]?.attributes).toHaveProperty('disabled');
    expect(byRole(html, 'radio', 'Moss')).toHaveLength(1);
    expect(byRole(html, 'button', 'Open')).toEqual([]);
  });

  it('names a field by its label, and finds its description', () => {
    const form =
      '<label for="e">E-mail <span aria-hidden="true">*</span></label><input id="e" aria-describedby="f"/><p id="f">Is missing</p>' +
      '<label><input type="checkbox"/>Agreed</label><section aria-labelledby="t"><h2 id="t">Taxes</h2></section>';
    const [field] = byRole(form, 'textbox', 'Email');
    expect(field && descriptionOf(form, field)).toBe('Is missing');
    expect([byRole(form, 'checkbox', 'Agreed'), byRole(form, 'region', 'Taxes')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('reads unclosed elements, and ignores stray end tags', () => {
    expect(elementsIn('<p>one</b><i>two').map(({ tag, text }) => [tag, text])).toEqual([
      ['p', 'onetwo'],
      ['i', 'two'],
    ]);
  });

  it('reads no markup in scripts', () => {
    expect(elementsIn('<p>one<script>"<b>two</b>"</script></p>').map(({ tag, text }) => [tag, text])).toEqual([
      ['p', 'one'],
      ['script', '"<b>two</b>"'],
    ]);
  });

  it('finds the ancestors of an element', () => {
    expect(elementsIn(html)[0]).toMatchObject({ tag: 'nav', text: 'Shop jackets', children: [{ tag: 'a' }, { tag: 'a' }] });
  });
});

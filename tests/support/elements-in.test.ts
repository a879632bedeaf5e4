import { describe, expect, it } from 'vitest';
import { byRole, descriptionOf } from './by-role.ts';
import { elementsIn } from './elements-in.ts';

const html =
  '<nav class="a"><a class="x" href="/jackets?a=1&amp;b=2">Shop <b>jackets</b></a><a href="/"><img alt="Tarnfell" src="/l"/></a></nav>' +
  '<h2>Fish &amp; chips</h2><!-- --><button aria-label="Close" disabled=""><svg></svg></button><input type="radio" aria-label="Moss"/>';

describe('the elements of a document', () => {
  it('finds elements by role and name, whatever their attributes and markup', () => {
    expect(byRole(html, 'link', 'Shop jackets').map(({ attributes }) => attributes.href)).toEqual(['/jackets?a=1&b=2']);
    expect(byRole(html, 'link', 'Tarnfell')).toHaveLength(1);
    expect(byRole(html, 'heading').map(({ tag, text }) => [tag, text])).toEqual([['h2', 'Fish & chips']]);
    expect(byRole(html, 'button', 'Close')[0]?.attributes).toHaveProperty('disabled');
    expect(byRole(html, 'radio', 'Moss')).toHaveLength(1);
    expect(byRole(html, 'button', 'Open')).toEqual([]);
  });

  it('names a field by its label, and tells what describes it', () => {
    const form =
      '<label for="e">E-mail <span aria-hidden="true">*</span></label><input id="e" aria-describedby="f"/><p id="f">Is missing</p>' +
      '<label><input type="checkbox"/>Agreed</label><section aria-labelledby="t"><h2 id="t">Taxes</h2></section>';
    const [field] = byRole(form, 'textbox', 'Email');
    expect(field && descriptionOf(form, field)).toBe('Is missing');
    expect([byRole(form, 'checkbox', 'Agreed'), byRole(form, 'region', 'Taxes')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('reads what is not closed, and passes over what was never opened', () => {
    expect(elementsIn('<p>one</b><i>two').map(({ tag, text }) => [tag, text])).toEqual([
      ['p', 'onetwo'],
      ['i', 'two'],
    ]);
  });

  it('takes no markup from scripts', () => {
    expect(elementsIn('<p>one<script>"<b>two</b>"</script></p>').map(({ tag, text }) => [tag, text])).toEqual([
      ['p', 'one'],
      ['script', '"<b>two</b>"'],
    ]);
  });

  it('knows what stands in what', () => {
    expect(elementsIn(html)[0]).toMatchObject({ tag: 'nav', text: 'Shop jackets', children: [{ tag: 'a' }, { tag: 'a' }] });
  });
});

import { describe, expect, it } from 'vitest';
import { byRole, elementsIn } from './elements-in.ts';

const html =
  '<nav class="a"><a class="x" href="/jackets?a=1&amp;b=2">Shop <b>jackets</b></a><a href="/"><img alt="Tarnfell" src="/l"/></a></nav>' +
  '<h2>Fish &amp; chips</h2><!-- --><button aria-label="Close" disabled=""><svg></svg></button><input type="radio" aria-label="Moss"/>';

describe('byRole', () => {
  it('finds elements by role and name, whatever their attributes and markup', () => {
    expect(byRole(html, 'link', 'Shop jackets').map(({ attributes }) => attributes.href)).toEqual(['/jackets?a=1&b=2']);
    expect(byRole(html, 'link', 'Tarnfell')).toHaveLength(1);
    expect(byRole(html, 'heading').map(({ tag, text }) => [tag, text])).toEqual([['h2', 'Fish & chips']]);
    expect(byRole(html, 'button', 'Close')[0]?.attributes).toHaveProperty('disabled');
    expect(byRole(html, 'radio', 'Moss')).toHaveLength(1);
    expect(byRole(html, 'button', 'Open')).toEqual([]);
  });

  it('knows what stands in what', () => {
    expect(elementsIn(html)[0]).toMatchObject({ tag: 'nav', text: 'Shop jackets', children: [{ tag: 'a' }, { tag: 'a' }] });
  });
});

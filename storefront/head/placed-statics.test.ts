import { describe, expect, it } from 'vitest';
import { placeStatics } from './placed-statics.ts';

const block = (html: string, ...classes: string[]) => ({ html, classes: new Set(classes) });
const canvases = new Map([
  [
    'page',
    {
      nodes: [],
      statics: new Map([
        ['a', block('<p class="x">$& one</p>', 'x')],
        ['b', block('<!--n 0-->', 'y')],
      ]),
    },
  ],
  ['footer', { nodes: [], statics: new Map([['a', block('<p>foot</p>', 'x')]]) }],
]);

describe('placeStatics', () => {
  it('inserts the static HTML unchanged wherever its placeholder was rendered', () => {
    const placed = placeStatics(canvases, 'nonce');
    const getHtml = (name: string, id: string): string => placed.canvases.get(name)?.statics.get(id)?.html ?? '';
    const rendered = `<b>${getHtml('footer', 'a')}</b><i>${getHtml('page', 'a')}${getHtml('page', 'b')}</i>`;
    expect(rendered).not.toContain('one');
    expect(placed.fill(rendered)).toBe('<b><p>foot</p></b><i><p class="x">$& one</p><!--n 0--></i>');
  });

  it('returns its class names', () => expect([...placeStatics(canvases, 'nonce').classes]).toEqual(['x', 'y']));

  it('ignores text that only looks like a placeholder', () => {
    const { fill } = placeStatics(canvases, 'nonce');
    expect(fill('<!--other 0--> <!-- nonce 0-->')).toBe('<!--other 0--> <!-- nonce 0-->');
  });
});

import { describe, expect, it } from 'vitest';
import type { Schema } from './choices.ts';
import { coverageOf } from './coverage.ts';

const root: Schema = {
  $defs: {
    Tone: { enum: ['dark', 'light'] },
    Hero: {
      properties: {
        id: {},
        type: { const: 'hero' },
        layout: { enum: ['standard', 'overlay', 'below'], default: 'standard' },
        loop: { type: 'boolean' },
        buttons: { items: { properties: { tone: { $ref: '#/$defs/Tone' } } } },
      },
    },
    Spacer: { properties: { id: {}, type: { const: 'spacer' } } },
  },
};

describe('what of the content’s choices can be looked at', () => {
  it('counts what blocks have chosen, what they leave as it is, and what is shared where it is written', () => {
    const coverage = coverageOf(root, [
      {
        components: [
          { id: 'a', type: 'hero', loop: true, buttons: [{ tone: 'dark' }] },
          { id: 'b', type: 'hero', layout: 'below' },
        ],
      },
    ]);
    expect(coverage).toEqual([
      { name: 'Tone', blocks: undefined, shown: 1, total: 2, missing: ['=light'] },
      { name: 'hero', blocks: 2, shown: 3, total: 4, missing: ['layout=overlay'] },
      { name: 'spacer', blocks: 0, shown: 0, total: 0, missing: ['stands nowhere'] },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Schema } from './choices.ts';
import { measureCoverage } from './coverage.ts';

const root: Schema = {
  $defs: {
    Tone: { enum: ['dark', 'light'] },
    Hero: {
      properties: {
        id: {},
        type: { const: 'hero' },
        layout: { enum: ['standard', 'overlay', 'below'], default: 'standard' },
        loop: { type: 'boolean' },
        name: {},
        subtitle: {},
        buttons: { items: { properties: { tone: { $ref: '#/$defs/Tone' } } } },
      },
    },
    Spacer: { properties: { id: {}, type: { const: 'spacer' } } },
  },
};

describe('measureCoverage', () => {
  it('counts the fields that blocks set, their chosen values and defaults, and shared definitions once', () => {
    const coverage = measureCoverage(root, [
      {
        components: [
          { id: 'a', type: 'hero', loop: true, buttons: [{ tone: 'dark' }] },
          { id: 'b', type: 'hero', layout: 'below' },
        ],
      },
    ]);
    expect(coverage).toEqual([
      { name: 'Tone', blocks: undefined, shown: 1, total: 2, missing: ['=light'] },
      { name: 'hero', blocks: 2, shown: 7, total: 9, missing: ['layout=overlay', 'subtitle'] },
      { name: 'spacer', blocks: 0, shown: 0, total: 0, missing: ['the block'] },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { DocumentRecord, type ComposedCanvas } from './document-record.ts';

const createCanvas = (name: string, preloadTypes: readonly string[]): ComposedCanvas => ({
  data: { name, env: { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' }, nodes: '[]' },
  nodes: [],
  statics: new Map(),
  preloadTypes,
  shown: [],
  choices: [],
});

describe('DocumentRecord', () => {
  it('collects the records of all loaders of the request', () => {
    const document = new DocumentRecord();
    document.record({ canvases: [createCanvas('header', ['menu'])], head: ['<link>'] });
    document.record({ canvases: [createCanvas('page', ['menu', 'form'])] });
    expect([...document.canvases.keys()]).toEqual(['header', 'page']);
    expect([...document.preloadTypes]).toEqual(['menu', 'form']);
    expect(document.head).toEqual(['<link>']);
  });

  it('does not change values that were read before', () => {
    const document = new DocumentRecord();
    const before = document.canvases;
    document.record({ canvases: [createCanvas('page', [])] });
    expect(before.size).toBe(0);
  });
});

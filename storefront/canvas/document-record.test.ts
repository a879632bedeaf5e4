import { describe, expect, it } from 'vitest';
import { factsOf } from '../session/testing/shop-service.ts';
import { documentOf, recordDocument, type ComposedCanvas } from './document-record.ts';

const facts = () => factsOf(new Request('https://tarnfell.example/en-us'));
const canvas = (name: string, preloadTypes: readonly string[]): ComposedCanvas => ({
  data: { name, env: { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' }, nodes: '[]' },
  nodes: [],
  statics: new Map(),
  preloadTypes,
  shown: [],
  choices: [],
});

describe('documentOf', () => {
  it('knows what every loader of the request has noted', () => {
    const request = facts();
    recordDocument(request, { canvases: [canvas('header', ['menu'])], head: ['<link>'] });
    recordDocument(request, { canvases: [canvas('page', ['menu', 'form'])] });
    const { canvases, preloadTypes, head } = documentOf(request);
    expect([...canvases.keys()]).toEqual(['header', 'page']);
    expect([...preloadTypes]).toEqual(['menu', 'form']);
    expect(head).toEqual(['<link>']);
  });

  it('keeps requests apart, and what was read stays as it was', () => {
    const request = facts();
    const before = documentOf(request);
    recordDocument(request, { canvases: [canvas('page', [])] });
    expect(before.canvases.size).toBe(0);
    expect(documentOf(facts()).canvases.size).toBe(0);
  });

  it('leaves the facts of the request alone', () => {
    const request = Object.freeze(facts());
    recordDocument(request, { head: ['<link>'] });
    expect(documentOf(request).head).toHaveLength(1);
  });
});

import { expect, it } from 'vitest';
import roomTable from '../../rooms.json' with { type: 'json' };
import { buildSources, codegenSources } from './prepare.ts';

it('builds anew when any room that a host is made of has changed', () => {
  const { storefront, showcase } = roomTable.rooms;
  const missing = ['storefront', 'showcase', ...storefront.imports, ...showcase.imports].filter((room) => !buildSources.includes(room));
  expect(missing).toEqual([]);
});

it('makes generated/ anew when what it is made of has changed', () => {
  expect(codegenSources).toEqual(expect.arrayContaining(['schemas', 'messages', 'scripts/codegen', 'generated']));
});

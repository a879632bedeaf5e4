import { expect, it } from 'vitest';
import roomTable from '../../rooms.json' with { type: 'json' };
import { buildSources, codegenSources } from './prepare.ts';

it('prepare rebuilds after a change in any module of a server', () => {
  const { storefront, showcase } = roomTable.rooms;
  const missing = ['storefront', 'showcase', ...storefront.imports, ...showcase.imports].filter((room) => !buildSources.includes(room));
  expect(missing).toEqual([]);
});

it('prepare regenerates generated/ after a change of its sources', () => {
  expect(codegenSources).toEqual(expect.arrayContaining(['schemas', 'messages', 'scripts/codegen', 'generated']));
});

import { describe, expect, it } from 'vitest';
import { block, createNoteBlock, createPage, testParser } from '../engine.fixtures.tsx';
import { CanvasError } from './parse.ts';
import { createRevisionCache } from './revision-cache.ts';

const group = (id: string, ...items: readonly unknown[]) => ({ type: 'group', id, name: 'New in', items });

describe('parse', () => {
  it('skips unknown and invalid blocks in publish mode, with a log line each, and keeps their siblings', () => {
    const lines: string[] = [];
    const page = testParser(lines).parse(
      createPage(createNoteBlock('a'), block('ntoe', 'b'), { type: 'note', id: 'c' }, createNoteBlock('d')),
      'publish',
    );
    expect(page.nodes.map((node) => node.id)).toEqual(['a', 'd']);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('ntoe #b');
    expect(lines[1]).toContain('note #c');
  });

  it('finds child blocks in fields of list entries, and names them by the path', () => {
    const container = {
      type: 'shelf',
      id: 's',
      rows: [{ banner: [createNoteBlock('a')] }, {}, { banner: [createNoteBlock('b'), block('ntoe', 'c')] }],
    };
    const lines: string[] = [];
    const [node] = testParser(lines).parse(createPage(container), 'publish').nodes;
    expect(node).toMatchObject({
      slots: [
        ['rows.0.banner', [{ id: 'a' }]],
        ['rows.2.banner', [{ id: 'b' }]],
      ],
      content: { rows: [{ banner: [] }, {}, { banner: [] }] },
    });
    expect(lines.join()).toContain('components[0].rows[2].banner[1]');
  });

  it('puts a placeholder for each fault in preview mode', () => {
    const page = testParser().parse(createPage(createNoteBlock('a'), block('ntoe', 'b'), { type: 'note', id: 'c' }), 'preview');
    expect(page.nodes.map((node) => node.kind)).toEqual(['block', 'fault', 'fault']);
  });

  it('reports the error, its location and a repair hint', () => {
    const page = testParser().parse(createPage(createNoteBlock('a'), group('g', createNoteBlock('n'), block('ntoe', 'b'))), 'preview');
    expect(page.faults).toEqual([
      {
        kind: 'unknown-type',
        type: 'ntoe',
        id: 'b',
        pointer: '/components/1/items/1',
        breadcrumb: 'Home › group “New in” › ntoe #b',
        sentence: '[cairn] [content] components[1].items[1]: no block has the type "ntoe"',
        repairHint: 'Did you mean "note"?',
      },
    ]);
  });

  it('finds every error of a block in preview and suggests names and values', () => {
    const page = testParser().parse(createPage({ type: 'note', id: 'c', txet: 'x', tone: 'drak' }), 'preview');
    expect(page.faults.map((fault) => [fault.pointer, fault.repairHint])).toEqual([
      ['/components/0', 'Add "text".'],
      ['/components/0', 'Did you mean "text"?'],
      ['/components/0/tone', 'Did you mean "dark"?'],
    ]);
  });

  it.each([[null], ['text'], [{ id: 'x' }], [[]], [{ type: 7 }]])('skips the child %j', (child) => {
    const page = testParser().parse(createPage(group('g', createNoteBlock('n'), child)), 'publish');
    expect(page.nodes).toHaveLength(1);
    expect(page.faults).toHaveLength(1);
  });

  it('sanitizes the HTML fields of the table and does not modify the canvas', () => {
    const raw = createPage({ ...createNoteBlock('a'), html: 'safe<script>alert(1)</script>' });
    const [node] = testParser().parse(raw, 'publish').nodes;
    expect(node).toMatchObject({ content: { html: 'safe' } });
    expect(JSON.stringify(raw)).toContain('<script>');
  });

  it('rejects a canvas that is not a page', () => {
    expect(() => testParser().parse('nothing', 'publish')).toThrow(CanvasError);
    expect(() => testParser().parse({ id: 'p' }, 'publish')).toThrow('[cairn] [content] components: must be a list of blocks');
  });

  it('parses a revision once per mode', () => {
    const parser = createRevisionCache(testParser());
    const first = parser.parse(createPage(createNoteBlock('a')), 'publish');
    expect(parser.parse(createPage(createNoteBlock('other')), 'publish')).toBe(first);
    expect(parser.parse(createPage(createNoteBlock('a')), 'preview')).not.toBe(first);
    expect(parser.parse({ ...createPage(createNoteBlock('a')), revision: '2' }, 'publish')).not.toBe(first);
    expect(parser.parse({ ...createPage(createNoteBlock('a')), siteId: 'SOLVANE-US' }, 'publish')).not.toBe(first);
  });
});

import { describe, expect, it } from 'vitest';
import { drawIllustration, listIllustrationIds, productModels, type Illustration } from './index.ts';

const ids = listIllustrationIds();
const pictures = ids.filter((id) => /^(scenes|compositions)\//.test(id));

function drawAnew(id: string, frame?: { width: number; height: number }): Illustration {
  const drawn = drawIllustration(id, frame);
  if (drawn === null) throw new Error(`${id} draws nothing`);
  return drawn;
}

const drawings = new Map<string, Illustration>();

/** Drawn once for all tests. */
function draw(id: string): Illustration {
  const drawn = drawings.get(id) ?? drawAnew(id);
  drawings.set(id, drawn);
  return drawn;
}

/** The first error of an XML text, or null: tags must nest, attributes be quoted and unique. */
function findXmlFault(xml: string): string | null {
  const open: string[] = [];
  let rest = xml;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/.exec(rest);
    if (tag === null) return `not a tag: ${rest.slice(0, 60)}`;
    const [whole, closing, name = '', attributes = '', selfClosing] = tag;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((m) => m[1]);
    if (new Set(names).size !== names.length) return `attribute twice: ${whole}`;
    if (closing === '/' && open.pop() !== name) return `unexpected ${whole}`;
    if (closing === '' && selfClosing === '') open.push(name);
    rest = rest.slice(whole.length);
  }
  return open.length === 0 ? null : `unclosed ${open.join()}`;
}

describe('illustrations', () => {
  it('draws well-formed XML for every id', () => {
    for (const id of ids) expect([id, findXmlFault(draw(id).svg)]).toEqual([id, null]);
  });

  it('never yields a coordinate that is not a number', () => {
    for (const id of ids) expect([id, /NaN|undefined|Infinity/.exec(draw(id).svg)?.[0]]).toEqual([id, undefined]);
  });

  it('uses no script, text, image or external address', () => {
    for (const id of ids) {
      const { svg } = draw(id);
      expect([id, /<(script|text|image|foreignObject|style)\b|\son[a-z]+=|href="(?!#)|url\((?!#)/.exec(svg)?.[0]]).toEqual([id, undefined]);
    }
  });

  it('refers only to definitions that exist, each once', () => {
    for (const id of ids) {
      const { svg } = draw(id);
      const created = [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]);
      expect([id, new Set(created).size]).toEqual([id, created.length]);
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1]);
      expect([id, used.filter((name) => !created.includes(name))]).toEqual([id, []]);
    }
  });

  it('stays small enough to rasterize quickly', () => {
    for (const id of ids)
      expect([
        id,
        draw(id).svg.length < (/^compositions|\/use$/.test(id) ? 100_000 : id.startsWith('products/') ? 41_000 : 34_000),
      ]).toEqual([id, true]);
  });

  it('blurs with nested strokes, never with a filter over a whole shape', () => {
    for (const id of ids) expect([id, draw(id).svg.includes('feGaussianBlur')]).toEqual([id, false]);
  });

  it('draws the same picture for the same id and frame', () => {
    for (const id of ids) expect(drawAnew(id).svg === draw(id).svg).toBe(true);
  });

  it('draws different pictures for different colorways', () => {
    expect(draw('products/runner-tempo/ink/side').svg).not.toBe(draw('products/runner-tempo/cobalt/side').svg);
  });

  it('returns null for an unknown id', () => {
    for (const id of [
      '',
      'scenes',
      'scenes/none',
      'scenes/toString',
      'scenes/ridge-dawn/x',
      'products/jacket-kestrel',
      'products/jacket-kestrel/spruce/side',
      'products/jacket-kestrel/none/front',
      'marks/other',
      'wordmarks/other',
      'other/ridge-dawn',
    ]) {
      expect([id, drawIllustration(id)]).toEqual([id, null]);
    }
  });

  it('composes scenes for the requested aspect ratio', () => {
    for (const frame of [
      { width: 21, height: 9 },
      { width: 16, height: 9 },
      { width: 4, height: 5 },
      { width: 1, height: 1 },
    ]) {
      for (const id of pictures) {
        const { width, height, svg } = drawAnew(id, frame);
        expect(width / height).toBeCloseTo(frame.width / frame.height, 2);
        expect([id, findXmlFault(svg)]).toEqual([id, null]);
        expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      }
    }
  });

  it('uses its default size without a frame, or for one without area', () => {
    expect(draw('scenes/ridge-dawn')).toMatchObject({ width: 1600, height: 900 });
    expect(drawAnew('products/jacket-kestrel/spruce/front', { width: 0, height: 5 })).toMatchObject({ width: 1000, height: 1250 });
  });

  it('offers both shops a catalog of at least 240 styles', () => {
    expect(productModels.reduce((sum, m) => sum + m.colorways.length, 0)).toBeGreaterThanOrEqual(240);
    const kinds = new Map<string, number>();
    for (const m of productModels) kinds.set(m.kind, (kinds.get(m.kind) ?? 0) + 1);
    expect(kinds.size).toBeGreaterThanOrEqual(14);
    expect([...kinds].filter(([, models]) => models < 2)).toEqual([]);
    expect(productModels.filter((m) => m.colorways.length < 3 || m.views.length < 2)).toEqual([]);
    expect(new Set(productModels.map((m) => m.model)).size).toBe(productModels.length);
  });

  it('offers each product from the front and back, in detail, worn and in use', () => {
    const areShown = (views: readonly string[]): boolean =>
      ['back', 'detail', 'worn', 'use', 'fabric'].every((view) => views.includes(view)) &&
      (views.includes('front') || views.includes('side'));
    expect(productModels.filter(({ views }) => !areShown(views))).toEqual([]);
  });

  it('draws brand marks in the color of their surroundings', () => {
    for (const id of ['marks/tarnfell', 'marks/solvane', 'wordmarks/tarnfell', 'wordmarks/solvane']) {
      expect(draw(id).svg).toContain('currentColor');
      expect(draw(id).svg).not.toMatch(/#[0-9a-f]{6}/);
    }
  });
});

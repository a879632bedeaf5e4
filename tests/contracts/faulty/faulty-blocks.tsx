import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Content, Definitions, ResolvedNode } from '#engine/block.ts';
import type { BlockProps } from '#engine/definition.ts';
import { createParser } from '#engine/parse/parse.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import { definitions } from '#blocks/index.ts';
import { sanitizeHtml } from '#blocks/parts/text/sanitize-html.ts';
import { blockFields } from '#generated/content/fields.ts';
import { validateBlockAll } from '#generated/content/validators-all.js';
import { validateBlockFirst } from '#generated/content/validators-first.js';

/** The function that throws: the block's own, or a component that it renders. */
export const placesToThrow = ['itself', 'below'] as const;
export type PlaceToThrow = (typeof placesToThrow)[number];

type AnyComponent = ComponentType<BlockProps<never, never>>;

/** Prefix of the ids of blocks that throw. */
const faultyId = 'faulty';

/** Every block unchanged, but interactive when its id marks it as faulty, so that its code runs in browsers too. */
export const interactiveBlocks: Definitions = definitions.map(({ hydrate, ...definition }) => ({
  ...definition,
  hydrate: (content: Content) =>
    String(content.id).startsWith(faultyId) ? 'load' : typeof hydrate === 'function' ? hydrate(content as never) : hydrate,
}));

/** The same blocks, which throw when their id marks them as faulty. */
export function createThrowingBlocks(place: PlaceToThrow, known: Definitions = interactiveBlocks): Definitions {
  return known.map((definition) => ({
    ...definition,
    load: async () => ({ default: createThrowingComponent((await definition.load()).default, place) }),
  }));
}

function createThrowingComponent(component: AnyComponent, place: PlaceToThrow): AnyComponent {
  return function Throwing(props: BlockProps<never, never>): ReactNode {
    const isFaulty = props.id.startsWith(faultyId);
    if (isFaulty && place === 'itself') throw new Error('the block throws');
    return (
      <>
        {createElement(component, props)}
        {isFaulty ? <Bomb /> : null}
      </>
    );
  };
}

function Bomb(): ReactNode {
  throw new Error('a component of the block throws');
}

const createText = (id: string) => ({ type: 'rich-text', id, richText: `<p>Text of ${id}</p>` });
const createCard = (id: string) => ({ type: 'linked-card', id, title: `Card ${id}`, targets: [{ text: 'Look', url: '/look' }] });

/** The blocks around the faulty one: static and interactive, beside it and in a carousel around it. */
export const siblings = ['before', 'between', 'carousel', 'first-card', 'last-card', 'sign-up', 'after'] as const;

/** A page with one block, alone and inside another, among others. */
export function createPageAround(block: object, known: Definitions): readonly ResolvedNode[] {
  const faulty = { ...block, hideOnBreakpoint: [] };
  const items = [createCard('first-card'), { ...faulty, id: `${faultyId}-card` }, createCard('last-card')];
  const components = [
    createText('before'),
    { ...faulty, id: faultyId },
    createText('between'),
    { type: 'collection', id: 'carousel', breakpoints: { sm: { type: 'carousel', showArrows: true } }, items },
    { type: 'newsletter-signup', id: 'sign-up', title: 'Letters' },
    createText('after'),
  ];
  const parser = createParser({
    definitions: known,
    validators: { publish: validateBlockFirst, preview: validateBlockAll },
    fields: blockFields,
    sanitizeHtml,
    log: (line) => {
      throw new Error(line);
    },
  });
  const page = parser.parse({ id: 'page', name: 'Page', revision: '1', components }, 'publish');
  return resolve(page, { decisions: {}, segments: new Set(['loggedout']) }).nodes;
}

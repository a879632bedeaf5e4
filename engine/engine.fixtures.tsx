import { useId, useState, type ReactNode } from 'react';
import type { Definitions, RawBlock } from './block.ts';
import type { BlockFields, SchemaError, ValidateBlock } from './block-schema.ts';
import { defineBlock, type BlockProps } from './definition.ts';
import type { RenderEnv } from './env.ts';
import { createParser } from './parse/parse.ts';
import type { Visitor } from './resolve/visitor.ts';

/** Blocks, validators and a visitor for the engine's tests. */

interface NoteContent {
  readonly text: string;
  readonly html?: string;
}

function Note({ content }: BlockProps<NoteContent>): ReactNode {
  return (
    <p className="note" id={useId()}>
      {content.text}
      {content.html ? <span dangerouslySetInnerHTML={{ __html: content.html }} /> : null}
    </p>
  );
}

function Group({ slots, messages }: BlockProps<object, { readonly label: string }>): ReactNode {
  return (
    <section className="group" aria-label={messages.label}>
      {slots.items}
    </section>
  );
}

function Counter({ content }: BlockProps<NoteContent>): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {content.text} {count}
    </button>
  );
}

function ThrowsItself({ content }: BlockProps<NoteContent>): ReactNode {
  throw new Error(`own ${content.text}`);
}

function Bomb({ text }: { readonly text: string }): ReactNode {
  throw new Error(`below ${text}`);
}

function ThrowsBelow({ content }: BlockProps<NoteContent>): ReactNode {
  return (
    <div>
      <Bomb text={content.text} />
    </div>
  );
}

const note = { hydrate: 'never' } as const;
const interactive = { hydrate: 'load' } as const;

export const definitions = [
  defineBlock({ type: 'note', ...note, load: async () => ({ default: Note }) }),
  defineBlock({
    type: 'group',
    ...note,
    load: async () => ({ default: Group }),
    isEmpty: (_content: object, slots) => slots.items?.length === 0,
  }),
  defineBlock({ type: 'shelf', ...note, load: async () => ({ default: Group }) }),
  defineBlock({ type: 'fed', ...note, load: async () => ({ default: Note }), needs: () => ({ feed: {} }) as object }),
  defineBlock({ type: 'counter', ...interactive, load: async () => ({ default: Counter }) }),
  defineBlock({ type: 'deferred-counter', hydrate: 'visible', load: async () => ({ default: Counter }) }),
  defineBlock({ type: 'throws-itself', ...note, load: async () => ({ default: ThrowsItself }) }),
  defineBlock({ type: 'throws-below', ...note, load: async () => ({ default: ThrowsBelow }) }),
  defineBlock({ type: 'interactive-throws-itself', ...interactive, load: async () => ({ default: ThrowsItself }) }),
  defineBlock({ type: 'interactive-throws-below', ...interactive, load: async () => ({ default: ThrowsBelow }) }),
] as Definitions;

const fields: Readonly<Record<string, BlockFields>> = {
  note: { slots: [], html: ['html'], properties: ['id', 'type', 'text', 'html'] },
  group: { slots: ['items'], html: [] },
  shelf: { slots: ['rows.*.banner'], html: [] },
};

/** Like ajv: all errors, or only the first. */
function createNoteValidator(allErrors: boolean): ValidateBlock {
  const validate: ValidateBlock = (value) => {
    const block = value as RawBlock;
    const errors: SchemaError[] = [];
    if (typeof block.text !== 'string')
      errors.push({
        instancePath: '',
        keyword: 'required',
        params: { missingProperty: 'text' },
        message: "must have required property 'text'",
      });
    if ('txet' in block) errors.push({ instancePath: '', keyword: 'additionalProperties', params: { additionalProperty: 'txet' } });
    if (block.tone === 'drak') errors.push({ instancePath: '/tone', keyword: 'enum', params: { allowedValues: ['dark', 'light'] } });
    validate.errors = allErrors ? errors : errors.slice(0, 1);
    return errors.length === 0;
  };
  return validate;
}

export const env: RenderEnv = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' };
export const previewEnv: RenderEnv = { ...env, mode: 'preview' };
export const visitor: Visitor = { decisions: {}, segments: new Set() };
export const catalog = { group: { label: 'Things' } };

export const createPage = (...components: readonly unknown[]) => ({
  id: 'p1',
  type: 'page',
  name: 'Home',
  slug: 'home',
  siteId: 'TARNFELL-US',
  locale: 'en-us',
  revision: '1',
  components,
});
export const createNoteBlock = (id: string, text = `text of ${id}`) => ({ type: 'note', id, text });
export const block = (type: string, id: string, more: object = {}) => ({ type, id, text: id, ...more });

export function testParser(lines: string[] = []) {
  return createParser({
    definitions,
    fields,
    validators: { publish: { note: createNoteValidator(false) }, preview: { note: createNoteValidator(true) } },
    sanitizeHtml: (html) => html.replaceAll(/<script.*?<\/script>/g, ''),
    log: (line) => lines.push(line),
  });
}

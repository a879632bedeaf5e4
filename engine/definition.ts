import type { ComponentType, ReactNode } from 'react';
import type { RenderEnv } from './env.ts';

/**
 * When a block's code runs in the browser. `never` ships none; `load` runs with the page; `idle` when the browser rests;
 * `visible` when the block comes within 200 px of the viewport.
 */
export type HydrationPolicy = 'never' | 'load' | 'idle' | 'visible';

/** The words of one block in the page's language, by the short names that its definition lists. */
export type Words<Name extends string = string> = Readonly<Record<Name, string>>;

export interface BlockProps<Content, Word extends string = string> {
  readonly id: string;
  /** Validated by the block's schema; HTML fields are already sanitised. */
  readonly content: Content;
  /** Rendered child blocks by the dotted path of the field that holds them ("items", "items.2.menuBanner"), in order; empty ones are already left out. */
  readonly slots: Readonly<Record<string, readonly ReactNode[]>>;
  readonly words: Words<Word>;
  readonly env: RenderEnv;
}

export interface BlockDefinition<Content = never, Word extends string = string> {
  readonly type: string;
  /** A policy, or a rule that picks one from the content (a collection acts only as a carousel). */
  readonly hydrate: HydrationPolicy | ((content: Content) => HydrationPolicy);
  /** The block's code, in a chunk of its own; `default` is the component. */
  readonly load: () => Promise<{ readonly default: ComponentType<BlockProps<Content, Word>> }>;
  /** Names of the words that the component reads, looked up as `${type}.${name}` in the host's catalogue. */
  readonly words?: readonly Word[];
  /** True when there is nothing to show, e.g. a recommendation with no items; such a block is hidden. */
  readonly isEmpty?: (content: Content, slots: Readonly<Record<string, readonly unknown[]>>) => boolean;
  /** Most entries of a list field that are shown, by field name; the rest is cut when the page is resolved. */
  readonly limits?: Readonly<Record<string, number>>;
}

/** Types a definition where it is written; at run time it is the identity. */
export function defineBlock<Content, Word extends string = never>(
  definition: BlockDefinition<Content, Word>,
): BlockDefinition<Content, Word> {
  return definition;
}

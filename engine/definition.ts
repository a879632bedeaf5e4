import type { ComponentType, ReactNode } from 'react';
import type { RenderEnv } from './env.ts';

/**
 * When a block's code runs in the browser. `never` ships no code; `load` runs with the page; `idle` runs when the browser is idle;
 * `visible` runs when the block comes within 200 px of the viewport.
 */
export type HydrationPolicy = 'never' | 'load' | 'idle' | 'visible';

/** Type of the messages of a block that has none. */
export type NoMessages = object;

/**
 * Data that a host can preload for a block, by service. The engine declares none: each is declared beside its service (`blocks/host/`) by
 * declaration merging.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration
export interface DataNeeds {}

/** Data that a host has preloaded for a block, by service; declared by declaration merging too. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration
export interface PreloadedData {}

/** A link of a block that is the page's navigation. */
export interface NavigationEntry {
  readonly title: string;
  readonly url: string;
}

/** The place of a block among the entries of a list. */
export interface ListPlace {
  /** Number of entries before the block. */
  readonly position: number;
  /** `row` is as wide as the list, `entry` as wide as one of its entries. */
  readonly size: 'row' | 'entry';
}

/** Groups of site settings that blocks may read. */
export type SettingGroups = Readonly<Record<string, object>>;

export interface BlockProps<Content, Messages = NoMessages, Settings extends object = object> {
  /** The block's own id, as editors know it and tracking reports it. */
  readonly id: string;
  /** Unique on the page, even when the same block appears twice; prefix of the ids of elements inside it. */
  readonly domId: string;
  /** Validated by the block's schema; HTML fields are already sanitized. */
  readonly content: Content;
  /**
   * Rendered child blocks in order, by the dotted path of the field that holds them ("items", "items.2.menuBanner"). Empty ones are left
   * out.
   */
  readonly slots: Readonly<Record<string, readonly ReactNode[]>>;
  /** The block's own messages in the page's language, typed by its folder in the catalog. */
  readonly messages: Messages;
  /** The groups that the definition lists. */
  readonly settings: Settings;
  /** Absent when the host preloaded nothing: the block then requests the data itself. */
  readonly data?: Partial<PreloadedData>;
  readonly env: RenderEnv;
}

export interface BlockDefinition<Content = never, Messages = never, Settings extends object = object> {
  readonly type: string;
  /** A policy, or a function that picks one from the content (a collection is only interactive as a carousel). */
  readonly hydrate: HydrationPolicy | ((content: Content) => HydrationPolicy);
  /** Imports the block's code, a separate chunk; `default` is the component. */
  readonly load: () => Promise<{ readonly default: ComponentType<BlockProps<Content, Messages, Settings>> }>;
  /** Groups of site settings that the component reads. */
  readonly settings?: readonly (keyof Settings & string)[];
  /** Data that the component will request, so that the host can preload it with the page. */
  readonly needs?: (content: Content) => Partial<DataNeeds>;
  /** The block's links, if it is a page's navigation; overview pages repeat its first entries. */
  readonly navigation?: (content: Content) => readonly NavigationEntry[];
  /** The block's place among the entries of the page's list; a host without such a list renders the block in its written position. */
  readonly inList?: (content: Content) => ListPlace;
  /**
   * The host's flag that records which blocks visitors have closed for good, and this block's entry in it; undefined for a block that
   * cannot be closed.
   */
  readonly closedBy?: { readonly flag: string; readonly entry: (content: Content) => string | undefined };
  /** True when there is nothing to show, e.g. a recommendation without items; such a block is hidden. */
  readonly isEmpty?: (content: Content, slots: Readonly<Record<string, readonly unknown[]>>) => boolean;
}

/** Infers the types of a definition; returns it unchanged. */
export function defineBlock<Content, Messages = NoMessages, Settings extends object = object>(
  definition: BlockDefinition<Content, Messages, Settings>,
): BlockDefinition<Content, Messages, Settings> {
  return definition;
}

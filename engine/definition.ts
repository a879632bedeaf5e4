import type { ComponentType, ReactNode } from 'react';
import type { RenderEnv } from './env.ts';

/**
 * When a block's code runs in the browser. `never` ships none; `load` runs with the page; `idle` when the browser rests;
 * `visible` when the block comes within 200 px of the viewport.
 */
export type HydrationPolicy = 'never' | 'load' | 'idle' | 'visible';

/** Of a block that says nothing of its own. */
export type NoMessages = object;

/**
 * What a host can have ready before a block asks for it, by the service that answers. The engine knows none: each is declared beside its
 * service (`blocks/host/`) by adding to this interface.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration
export interface DataNeeds {}

/** What a host has brought for a block's needs, by the same services; declared beside them too. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration
export interface BroughtData {}

/** A place of the shop to which a block leads, where it is the page's navigation. */
export interface NavigationEntry {
  readonly title: string;
  readonly url: string;
}

/** Where a block stands that belongs among the entries of a list. */
export interface ListPlace {
  /** Behind so many entries. */
  readonly position: number;
  /** As wide as the list, or as one of its entries. */
  readonly size: 'row' | 'entry';
}

/** Settings of the site in groups, as far as blocks may read them. */
export type SettingGroups = Readonly<Record<string, object>>;

export interface BlockProps<Content, Messages = NoMessages, Settings extends object = object> {
  /** The block's own id, as editors know it and tracking tells it. */
  readonly id: string;
  /** Unlike any other on the page, even where a block stands there twice: what ids of elements inside it begin with. */
  readonly domId: string;
  /** Validated by the block's schema; HTML fields are already sanitised. */
  readonly content: Content;
  /** Rendered child blocks by the dotted path of the field that holds them ("items", "items.2.menuBanner"), in order; empty ones are already left out. */
  readonly slots: Readonly<Record<string, readonly ReactNode[]>>;
  /** The block's own in the page's language; their type is that of its folder in the catalog. */
  readonly messages: Messages;
  /** The groups that the definition lists. */
  readonly settings: Settings;
  /** Left out where the host has brought nothing: the block then asks for it. */
  readonly data?: Partial<BroughtData>;
  readonly env: RenderEnv;
}

export interface BlockDefinition<Content = never, Messages = never, Settings extends object = object> {
  readonly type: string;
  /** A policy, or a rule that picks one from the content (a collection acts only as a carousel). */
  readonly hydrate: HydrationPolicy | ((content: Content) => HydrationPolicy);
  /** The block's code, in a chunk of its own; `default` is the component. */
  readonly load: () => Promise<{ readonly default: ComponentType<BlockProps<Content, Messages, Settings>> }>;
  /** Groups of the site's settings that the component reads. */
  readonly settings?: readonly (keyof Settings & string)[];
  /** Data that the component will ask the host for, so that the host can bring it with the page. */
  readonly needs?: (content: Content) => Partial<DataNeeds>;
  /** Where the block leads, if it is a page's navigation; pages that point the way repeat its first entries. */
  readonly navigation?: (content: Content) => readonly NavigationEntry[];
  /** Where among the entries of the page's list the block belongs; a host without such a list shows it where it is written. */
  readonly inList?: (content: Content) => ListPlace;
  /** The host's flag that remembers what visitors have closed for good, and this block's entry in it; undefined for a block that cannot be closed. */
  readonly closedBy?: { readonly flag: string; readonly entry: (content: Content) => string | undefined };
  /** True when there is nothing to show, e.g. a recommendation with no items; such a block is hidden. */
  readonly isEmpty?: (content: Content, slots: Readonly<Record<string, readonly unknown[]>>) => boolean;
}

/** Types a definition where it is written; at run time it is the identity. */
export function defineBlock<Content, Messages = NoMessages, Settings extends object = object>(
  definition: BlockDefinition<Content, Messages, Settings>,
): BlockDefinition<Content, Messages, Settings> {
  return definition;
}

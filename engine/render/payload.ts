import type { LayoutAttributes } from '../block-layout.ts';
import type { BlockMessageData } from '../messages.ts';
import type { Content } from '../block.ts';
import type { PreloadedData, HydrationPolicy, SettingGroups } from '../definition.ts';

/** Type of a static node that combines several neighboring blocks (see render/static-run.ts). */
export const RUN = 'run';

/** The browser's record of a block that never hydrates: only its presence. Its HTML is in the document already. */
export interface StaticNode {
  readonly k: 's';
  /** Unique in the document: the block's id, prefixed with its canvas and suffixed with a number where needed. */
  readonly id: string;
  readonly type: string;
  /** Changes whenever the block would look different. */
  readonly v: string;
  /** Wrapper attributes besides the block's type and id. */
  readonly layout?: LayoutAttributes;
  /** Only in responses to client navigation, which come without a document. */
  readonly html?: string;
  readonly css?: string;
  /** The block's own id, if it differs. */
  readonly blockId?: string;
}

/** A block whose code runs in the browser. */
export interface InteractiveNode {
  readonly k: 'a';
  readonly id: string;
  readonly type: string;
  readonly v: string;
  readonly layout?: LayoutAttributes;
  /** The block's id as its component receives it. */
  readonly blockId: string;
  readonly content: Content;
  /** Absent for a block without messages. */
  readonly messages?: BlockMessageData;
  /** The settings groups that the block reads; absent when it reads none. */
  readonly settings?: SettingGroups;
  /** Data that the host has preloaded for the block. */
  readonly data?: Partial<PreloadedData>;
  readonly policy: HydrationPolicy;
  readonly slots: Readonly<Record<string, readonly PayloadNode[]>>;
}

export type PayloadNode = StaticNode | InteractiveNode;

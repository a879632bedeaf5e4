import type { LayoutAttributes } from '../block-layout.ts';
import type { BlockMessageData } from '../messages.ts';
import type { Content } from '../block.ts';
import type { BroughtData, HydrationPolicy, SettingGroups } from '../definition.ts';

/** Type of a static node that stands for several neighbouring blocks (see render/static-run.ts). */
export const RUN = 'run';

/** What the browser is told about a block that never hydrates: that it stands there. Its HTML is in the document already. */
export interface StaticNode {
  readonly k: 's';
  /** Unlike any other in the document: the block's id, with its canvas before it and a number behind it where that is needed. */
  readonly id: string;
  readonly type: string;
  /** Changes whenever the block would look different. */
  readonly v: string;
  /** Wrapper attributes besides the block's type and id. */
  readonly layout?: LayoutAttributes;
  /** Only in answers to client navigation, where no document brings them. */
  readonly html?: string;
  readonly css?: string;
  /** The block's own id, where it is another. */
  readonly blockId?: string;
}

/** A block whose code runs in the browser. */
export interface InteractiveNode {
  readonly k: 'a';
  readonly id: string;
  readonly type: string;
  readonly v: string;
  readonly layout?: LayoutAttributes;
  /** The block's id as its component gets it. */
  readonly blockId: string;
  readonly content: Content;
  /** Left out for a block that says nothing of its own. */
  readonly messages?: BlockMessageData;
  /** The groups that the block reads; left out where it reads none. */
  readonly settings?: SettingGroups;
  /** What the host has brought for the block. */
  readonly data?: Partial<BroughtData>;
  readonly policy: HydrationPolicy;
  readonly slots: Readonly<Record<string, readonly PayloadNode[]>>;
}

export type PayloadNode = StaticNode | InteractiveNode;

import type { FilterBy } from '#generated/content/types.ts';
import type { BlockDefinition, PreloadedData, DataNeeds, HydrationPolicy, ListPlace, NavigationEntry } from './definition.ts';
import type { BlockLayout } from './block-layout.ts';
import type { RenderMode } from './env.ts';
import type { BlockFault } from './fault.ts';
import type { NodeIdentity } from './node-identity.ts';

/** A block as read from a canvas, before validation. */
export interface RawBlock {
  readonly type: string;
  readonly id: string;
  readonly name?: string;
  readonly [field: string]: unknown;
}

export type Content = Readonly<Record<string, unknown>>;

/** A definition with its content type erased, as the engine sees it. */
export type AnyDefinition = BlockDefinition;

export type Definitions = readonly AnyDefinition[];

/** One parsed branch of a choice between blocks. */
export interface Branch {
  /** For display: the variant’s name or the segment’s id. */
  readonly label: string;
  /** For matching: the variant’s id or the segment’s id. */
  readonly match: string;
  readonly nodes: readonly ParsedNode[];
}

/** A block with everything precomputed that does not depend on the visitor. */
export interface ParsedBlock extends NodeIdentity {
  readonly kind: 'block';
  readonly definition: AnyDefinition;
  readonly content: Content;
  readonly layout: BlockLayout;
  readonly slots: readonly (readonly [name: string, nodes: readonly ParsedNode[]])[];
  /** Fingerprint of content and layout, without the slots. */
  readonly ownHash: string;
  readonly ownPolicy: HydrationPolicy;
  /** Set when nothing in the subtree depends on the visitor: the resolved block, or `null` when it is hidden. */
  readonly fixed: ResolvedBlock | null | undefined;
}

export interface ParsedExperience extends NodeIdentity {
  readonly kind: 'experience';
  readonly experienceId: string;
  readonly trackingEvent?: string;
  readonly baselines: readonly ParsedNode[];
  readonly variants: readonly Branch[];
}

export interface ParsedSegmentation extends NodeIdentity {
  readonly kind: 'segmentation';
  readonly segments: readonly Branch[];
  readonly baselines: readonly ParsedNode[];
}

export interface ParsedFilter extends NodeIdentity {
  readonly kind: 'filter-by';
  readonly variant: FilterBy['variant'];
  readonly filterBy: readonly string[];
  readonly operator: FilterBy['operator'];
  readonly components: readonly ParsedNode[];
}

/** Replaces a faulty block, in preview mode only. */
export interface FaultNode extends NodeIdentity {
  readonly kind: 'fault';
  /** All faults that were found; at least one. */
  readonly faults: readonly BlockFault[];
}

export type ParsedNode = ParsedBlock | ParsedExperience | ParsedSegmentation | ParsedFilter | FaultNode;

export interface ClosedEntry {
  readonly flag: string;
  readonly entry: string;
}

/** A block that this visitor sees. */
export interface ResolvedBlock extends NodeIdentity {
  readonly kind: 'block';
  readonly content: Content;
  readonly layout: BlockLayout;
  readonly slots: Readonly<Record<string, readonly ResolvedNode[]>>;
  /** Fingerprint of the whole visible subtree: content, layout, chosen children. */
  readonly hash: string;
  /** `never` when neither the block nor a child is interactive; otherwise when its code must be loaded. */
  readonly policy: HydrationPolicy;
  /** Block types in the subtree, its own first. */
  readonly types: readonly string[];
  /** Data that the block requests from the host. */
  readonly needs?: Partial<DataNeeds>;
  /** The part of the data that the host has preloaded. */
  readonly data?: Partial<PreloadedData>;
  /** The entry of the host's flag that records that the visitor closed the block. */
  readonly closedBy?: ClosedEntry;
  /** The block's links, if it is navigation. */
  readonly navigation?: readonly NavigationEntry[];
  /** The block's place among the entries of the page's list. */
  readonly inList?: ListPlace;
  /** The reason why the visitor sees it, when a choice led here; for preview. */
  readonly why?: string;
}

export type ResolvedNode = ResolvedBlock | FaultNode;

/** A page's tree, valid for every visitor of one content revision. */
export interface ParsedPage {
  readonly id: string;
  readonly revision: string;
  readonly name: string;
  readonly mode: RenderMode;
  readonly nodes: readonly ParsedNode[];
  readonly faults: readonly BlockFault[];
}

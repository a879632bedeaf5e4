import type { FilterBy } from '#generated/content/types.ts';
import type { BlockDefinition, BroughtData, DataNeeds, HydrationPolicy, ListPlace, NavigationEntry } from './definition.ts';
import type { BlockLayout } from './block-layout.ts';
import type { RenderMode } from './env.ts';
import type { BlockFault } from './fault.ts';
import type { NodeIdentity } from './node-identity.ts';

/** A block as it stands in a canvas, before its schema has judged it. */
export interface RawBlock {
  readonly type: string;
  readonly id: string;
  readonly name?: string;
  readonly [field: string]: unknown;
}

export type Content = Readonly<Record<string, unknown>>;

/** A definition whose content type has been forgotten, as the engine sees it. */
export type AnyDefinition = BlockDefinition;

export type Definitions = readonly AnyDefinition[];

/** What a choice between blocks looks like once its branches are parsed. */
export interface Branch {
  /** For people: the variant’s name, the segment’s id. */
  readonly label: string;
  /** For matching: the variant’s id, the segment’s id. */
  readonly match: string;
  readonly nodes: readonly ParsedNode[];
}

/** A block with all that does not depend on the visitor worked out. */
export interface ParsedBlock extends NodeIdentity {
  readonly kind: 'block';
  readonly definition: AnyDefinition;
  readonly content: Content;
  readonly layout: BlockLayout;
  readonly slots: readonly (readonly [name: string, nodes: readonly ParsedNode[]])[];
  /** Fingerprint of content and layout, without the slots. */
  readonly ownHash: string;
  readonly ownPolicy: HydrationPolicy;
  /** Set when nothing in the subtree depends on the visitor: the outcome, `null` when it is hidden. */
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

/** Stands where a faulty block stood, in preview mode only. */
export interface FaultNode extends NodeIdentity {
  readonly kind: 'fault';
  /** At least one; all that were found. */
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
  /** Fingerprint of all that the subtree shows: content, layout, chosen children. */
  readonly hash: string;
  /** `never` when neither the block nor any child acts; otherwise when its code must be there. */
  readonly policy: HydrationPolicy;
  /** Types in the subtree, its own first. */
  readonly types: readonly string[];
  /** Data that the block itself will ask the host for. */
  readonly needs?: Partial<DataNeeds>;
  /** What the host has brought of it. */
  readonly data?: Partial<BroughtData>;
  /** Where the host remembers that a visitor has closed the block: its entry in a flag. */
  readonly closedBy?: ClosedEntry;
  /** Where the block itself leads, if it is navigation. */
  readonly navigation?: readonly NavigationEntry[];
  /** Where it belongs among the entries of the page's list. */
  readonly inList?: ListPlace;
  /** Why the visitor sees it, when a choice led here; for preview. */
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

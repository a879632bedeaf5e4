import type { Branch, ParsedExperience, ParsedFilter, ParsedNode, ParsedSegmentation } from '../block.ts';
import type { NodeIdentity } from '../node-identity.ts';

type ParseList = (list: unknown, path: string) => readonly ParsedNode[];
type Raw = Readonly<Record<string, unknown>>;

/** Types that choose between blocks and render nothing themselves; the engine resolves them. */
const SLOTS = {
  experience: ['baselines', 'variants.*.targets'],
  segmentation: ['baselines', 'segments.*.targets'],
  'filter-by': ['components'],
} as const;

export const STRUCTURE_TYPES: ReadonlySet<string> = new Set(Object.keys(SLOTS));

/** Paths of the lists that hold child blocks; `*` matches every entry. */
export function getStructureSlots(type: string): readonly string[] {
  return isStructure(type) ? SLOTS[type] : [];
}

/** Parses a structural block that its schema has accepted. */
export function parseStructure(raw: Raw, identity: NodeIdentity, parse: ParseList): ParsedExperience | ParsedSegmentation | ParsedFilter {
  switch (raw.type) {
    case 'experience':
      return {
        kind: 'experience',
        ...identity,
        experienceId: String(raw.experienceId),
        ...(typeof raw.trackingEvent === 'string' ? { trackingEvent: raw.trackingEvent } : {}),
        baselines: parse(raw.baselines, 'baselines'),
        variants: parseBranches(raw.variants, 'variants', parse, (variant) => [String(variant.variantId), String(variant.name)]),
      };
    case 'segmentation':
      return {
        kind: 'segmentation',
        ...identity,
        segments: parseBranches(raw.segments, 'segments', parse, (segment) => [String(segment.id), String(segment.id)]),
        baselines: parse(raw.baselines, 'baselines'),
      };
    default:
      return {
        kind: 'filter-by',
        ...identity,
        variant: raw.variant === 'byCategory' ? 'byCategory' : 'bySku',
        filterBy: Array.isArray(raw.filterBy) ? raw.filterBy.map(String) : [],
        operator: raw.operator === 'NOT IN' ? 'NOT IN' : 'IN',
        components: parse(raw.components, 'components'),
      };
  }
}

function parseBranches(
  list: unknown,
  path: string,
  parse: ParseList,
  name: (entry: Raw) => readonly [match: string, label: string],
): readonly Branch[] {
  if (!Array.isArray(list)) return [];
  return (list as readonly Raw[]).map((entry, index) => {
    const [match, label] = name(entry);
    return { match, label, nodes: parse(entry.targets, `${path}/${index}/targets`) };
  });
}

function isStructure(type: string): type is keyof typeof SLOTS {
  return type in SLOTS;
}

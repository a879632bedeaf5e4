import { isObject, getObject, getStrings, type JsonObject } from '../json.ts';
import { getRefName, getText } from './field-values.ts';

/** A field that changes the appearance of a block. */
export interface Look {
  /** Path of the field within the block, with "[]" after a list, e.g. "items[].display". */
  readonly path: string;
  readonly label: string;
  readonly values: readonly string[];
  /** The default value. */
  readonly standard: string | undefined;
}

/** Definitions that count as fields of the block itself, because they define the layout of one kind of block by screen width. */
const OWN = new Set(['CollectionBreakpoint', 'LayoutAt', 'LinkedCardLayoutAt', 'ResponsiveLayout']);

/** Enumerations that do not change the appearance. */
const UNSEEN = new Set(['loading', 'source', 'targetAttribute']);

/** Shared definitions of looks, with the field that shows each: the small block that demonstrates it best. */
const SHARED = [
  { name: 'Alignment', type: 'rich-text', path: 'alignment' },
  { name: 'ContentIcon', type: 'benefit-bar', path: 'items[].icon' },
  { name: 'GradientStyle', type: 'image-banner', path: 'gradientStyle' },
  { name: 'TargetStyle', type: 'cta-buttons', path: 'targets[].style' },
  { name: 'TitleStyle', type: 'rich-text', path: 'titleStyle' },
  { name: 'Tone', type: 'image-banner', path: 'gradientTone' },
] as const;

export const WIDTHS = ['sm', 'md', 'lg'] as const;

/** The looks of a block itself, in the order of its schema. Looks by screen width are shown for the widest. */
export function getLooks(schema: JsonObject, $defs: JsonObject, before = ''): readonly Look[] {
  const fields = Object.entries(getObject(schema, 'properties'));
  const isByWidth = fields.every(([name]) => (WIDTHS as readonly string[]).includes(name));
  return (isByWidth ? fields.slice(-1) : fields).flatMap(([name, field]): readonly Look[] => {
    if (!isObject(field) || UNSEEN.has(name) || field['x-cairn-slot'] === true) return [];
    const { items } = field;
    return isObject(items) ? getLooksAt(items, $defs, `${before}${name}[]`) : getLooksAt(field, $defs, before + name);
  });
}

function getLooksAt(part: JsonObject, $defs: JsonObject, path: string): readonly Look[] {
  const reference = getRefName(part);
  if (reference !== undefined) return OWN.has(reference) ? getLooks(getObject($defs, reference), $defs, `${path}.`) : [];
  if (Array.isArray(part.enum)) return [createLook(part, path, getText(part['x-cairn-label']))];
  return part.properties === undefined ? [] : getLooks(part, $defs, `${path}.`);
}

/** A look that several blocks share, by the name of its definition, and the block that shows it. */
export function getSharedLook(name: string, $defs: JsonObject): { readonly type: string; readonly look: Look } | undefined {
  const shown = SHARED.find((shared) => shared.name === name);
  return shown && { type: shown.type, look: createLook(getObject($defs, name), shown.path, name) };
}

export const sharedLooks: readonly string[] = SHARED.map(({ name }) => name);

function createLook(part: JsonObject, path: string, label: string): Look {
  return { path, label, values: getStrings(part, 'enum'), standard: getText(part.default) || undefined };
}

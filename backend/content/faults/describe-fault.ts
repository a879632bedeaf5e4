import { blockSchemas, type FieldSchema } from '#generated/content/schemas.js';
import type { BlockType, FragmentReference, Page } from '#generated/content/types.ts';
import type { ValidationError } from '#generated/validator.ts';
import type { ContentFault } from './content-problem.ts';
import { findNearestName } from './find-nearest-name.ts';
import { isRecord } from '../documents/is-record.ts';

const pageProperties: readonly (keyof Page)[] = [
  '$schema',
  'id',
  'type',
  'name',
  'slug',
  'parent',
  'pageType',
  'visibleFrom',
  'visibleUntil',
  'seo',
  'article',
  'components',
];
const referenceProperties: readonly (keyof FragmentReference)[] = ['id', 'type', 'name', 'fragmentId'];

const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** The schema of a part of a document. */
export function getSchemaAt(schema: FieldSchema, pointer: string): FieldSchema | undefined {
  let found: FieldSchema | undefined = schema;
  for (const step of pointer.split('/').slice(1)) {
    const next: FieldSchema | undefined = /^\d+$/.test(step) && found?.items ? found.items : found?.properties?.[step];
    found = next;
  }
  return found;
}

/** The type that determines the schema: a block type, a fragment reference, or null for the page itself. */
type Judged = BlockType | 'fragment' | null;

function getKnownNames(type: Judged, instancePath: string): readonly string[] {
  if (type === 'fragment') return referenceProperties;
  if (!type) return instancePath === '' ? pageProperties : [];
  return Object.keys(getSchemaAt(blockSchemas[type], instancePath)?.properties ?? {});
}

function getValueAt(value: unknown, pointer: string): unknown {
  let found: unknown = value;
  for (const step of pointer.split('/').slice(1)) {
    found = Array.isArray(found) ? found[Number(step)] : isRecord(found) ? found[step] : undefined;
  }
  return found;
}

const createHint = (name: string | undefined): Pick<ContentFault, 'hint'> => (name ? { hint: `did you mean "${name}"?` } : {});

/** Describes an error of a block, of a fragment reference, or of the page itself. */
export function describeFault(error: ValidationError, value: unknown, pointer: string, type: Judged): ContentFault {
  return describeError(error, value, pointer, (instancePath) => getKnownNames(type, instancePath));
}

/**
 * Describes a validator's error with its pointer from the file's root, and suggests a similar name.
 * @param namesAt Names of the possible fields of the object at a pointer.
 */
export function describeError(
  error: ValidationError,
  value: unknown,
  pointer: string,
  namesAt: (instancePath: string) => readonly string[],
): ContentFault {
  const at = `${pointer}${error.instancePath}`;
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(error.params.additionalProperty);
      return {
        pointer: `${at}/${escapeStep(name)}`,
        message: 'is not a known field',
        ...createHint(findNearestName(name, namesAt(error.instancePath))),
      };
    }
    case 'required': {
      const name = String(error.params.missingProperty);
      return { pointer: at, message: `must have the field "${name}"`, hint: `add "${name}"` };
    }
    case 'enum': {
      const allowed = (Array.isArray(error.params.allowedValues) ? error.params.allowedValues : []).map(String);
      const written = String(getValueAt(value, error.instancePath));
      const near = createHint(findNearestName(written, allowed));
      return { pointer: at, message: `must be one of ${allowed.join(', ')}, not "${written}"`, ...near };
    }
    default:
      return { pointer: at, message: error.message ?? 'does not keep to its schema' };
  }
}

import type { Page } from '#generated/content/types.ts';
import { validatePageAll } from '#generated/content/validators-all.js';
import type { ValidationError } from '#generated/validator.ts';
import type { ContentFault } from './content-problem.ts';
import { describeFault } from './describe-fault.ts';
import { getTypesOfKind, type DocumentPath } from '../documents/document-path.ts';
import { isRecord } from '../documents/is-record.ts';

/** A document that can be served, without its invalid optional fields; null if a field of `identityFields` is invalid. */
export interface EnvelopeValidation {
  readonly page: Page | null;
  readonly faults: readonly ContentFault[];
}

/** Required fields for serving a document: its identity, its dates, and the list of its blocks. */
const identityFields: ReadonlySet<string> = new Set<keyof Page>(['id', 'type', 'slug', 'visibleFrom', 'visibleUntil', 'components']);

/** Fields that only the backend sets. */
const ownFields = ['siteId', 'locale', 'revision'] as const;

/** Maximum of repairs per document; one with more invalid fields is rejected. */
const MAX_REPAIRS = 100;

/** Validates all of a document except its blocks. */
export function validateEnvelope(document: unknown, location: DocumentPath): EnvelopeValidation {
  const errors = validatePageAll(document) ? [] : (validatePageAll.errors ?? []);
  const faults = errors.filter((error) => !isInBlock(error)).map((error) => describeFault(error, document, '', null));
  const page = repair(document);
  if (!page) return { page, faults };
  const misplaced = validateLocation(page, location);
  return { page: misplaced.length === 0 ? page : null, faults: [...faults, ...misplaced, ...validateOwnFields(page)] };
}

/** Checks that type, slug and dates match the file's path. */
function validateLocation({ type, slug, visibleFrom }: Page, { kind, name, version }: DocumentPath): ContentFault[] {
  const faults: ContentFault[] = [];
  const types = getTypesOfKind(kind);
  if (!types.includes(type)) {
    faults.push({ pointer: '/type', message: `must be ${types.join(' or ')} in the folder ${kind}, not "${type}"` });
  }
  if (slug !== name && !slug.endsWith(`/${name}`)) {
    faults.push({ pointer: '/slug', message: `must be the file's name, "${name}", not "${slug}"` });
  }
  if (version && !visibleFrom) {
    const message = `must have the field "visibleFrom", as a version has a time of its own`;
    faults.push({ pointer: '', message, hint: 'add "visibleFrom"' });
  }
  return faults;
}

/** Responses overwrite these fields, so they only mislead the editor. */
function validateOwnFields(page: Page): ContentFault[] {
  return ownFields
    .filter((field) => page[field] !== undefined)
    .map((field) => ({ pointer: `/${field}`, message: 'is set by the backend', mend: 'leave it out' }));
}

const splitPointer = ({ instancePath }: ValidationError): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function isInBlock(error: ValidationError): boolean {
  const [field, index] = splitPointer(error);
  return field === 'components' && index !== undefined;
}

/** Copies the document without the values that the schema of the envelope rejects; null if that is impossible. */
function repair(document: unknown): Page | null {
  let value = document;
  for (let repairs = 0; repairs < MAX_REPAIRS; repairs += 1) {
    if (validatePageAll(value)) return value;
    const [error] = validatePageAll.errors ?? [];
    const repaired = error && isRecord(value) ? removeFault(value, error) : undefined;
    if (repaired === undefined) return null;
    value = repaired;
  }
  return null;
}

function removeFault(document: Readonly<Record<string, unknown>>, error: ValidationError): unknown {
  const steps = splitPointer(error);
  const name = error.keyword === 'additionalProperties' ? String(error.params.additionalProperty) : undefined;
  const path = name === undefined ? steps : [...steps, name];
  if (isInBlock(error)) return insertPlaceholder(document, Number(steps[1]));
  if (error.keyword === 'required' && path.length === 0) {
    return error.params.missingProperty === 'name' && typeof document.slug === 'string' ? { ...document, name: document.slug } : undefined;
  }
  const [field] = path;
  return field === undefined || identityFields.has(field) ? undefined : removeValue(document, path);
}

/** Replaces an entry that is not a block by a placeholder, so that pointers stay correct; the engine reports and skips its type. */
function insertPlaceholder(document: Readonly<Record<string, unknown>>, index: number): unknown {
  if (!Array.isArray(document.components)) return undefined;
  const placeholder = { type: 'not-a-block', id: `components.${index}` };
  return { ...document, components: document.components.map((block: unknown, at) => (at === index ? placeholder : block)) };
}

function removeValue(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return undefined;
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, at) => (String(at) !== step ? [entry] : rest.length === 0 ? [] : [removeValue(entry, rest)]));
  }
  if (!isRecord(value)) return value;
  if (rest.length > 0) return { ...value, [step]: removeValue(value[step], rest) };
  const { [step]: _removed, ...others } = value;
  return others;
}

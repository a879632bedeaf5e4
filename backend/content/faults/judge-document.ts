import { blockTypes } from '#generated/content/fields.ts';
import type { Page } from '#generated/content/types.ts';
import { validateBlockAll, validateFragmentReferenceAll, validatePageAll } from '#generated/content/validators-all.js';
import type { ContentFault } from './content-problem.ts';
import { describeFault } from './describe-fault.ts';
import { typesOfKind, type DocumentPath } from '../documents/document-path.ts';
import { locateJsonFault } from './locate-json-fault.ts';
import type { ContentMigration } from '../content-migration.ts';
import { migrateDocument } from '../migrate-document.ts';
import { nearestName } from './nearest-name.ts';
import { isKnownType, isRawBlock, slotsOf } from '../documents/walk-blocks.ts';

/** A page where the envelope holds; faults of the envelope refuse the file, those of blocks may be shown in preview. */
export interface Judgement {
  readonly page: Page | null;
  readonly faults: readonly ContentFault[];
}

/** Fields that the backend alone sets. */
const ownFields = ['siteId', 'locale', 'revision'] as const;

function judgeEnvelope(page: Page, location: DocumentPath): ContentFault[] {
  const faults: ContentFault[] = [];
  const types = typesOfKind(location.kind);
  if (!types.includes(page.type)) {
    faults.push({ pointer: '/type', message: `must be ${types.join(' or ')} in the folder ${location.kind}, not "${page.type}"` });
  }
  if (page.slug !== location.name && !page.slug.endsWith(`/${location.name}`)) {
    faults.push({ pointer: '/slug', message: `must be the file's name, "${location.name}", not "${page.slug}"` });
  }
  if (location.version && !page.visibleFrom) {
    faults.push({
      pointer: '',
      message: `must have the field "visibleFrom", as a version has a time of its own`,
      mend: 'add "visibleFrom"',
    });
  }
  for (const field of ownFields) {
    if (page[field] !== undefined) faults.push({ pointer: `/${field}`, message: 'is set by the backend', mend: 'leave it out' });
  }
  return faults;
}

function judgeBlock(block: unknown, pointer: string): ContentFault[] {
  if (!isRawBlock(block)) return [{ pointer, message: 'must be a block: an object with "type" and "id"' }];
  if (block.type === 'fragment') {
    if (validateFragmentReferenceAll(block)) return [];
    return (validateFragmentReferenceAll.errors ?? []).map((error) => describeFault(error, block, pointer, 'fragment'));
  }
  if (!isKnownType(block.type)) {
    const near = nearestName(block.type, blockTypes);
    return [{ pointer: `${pointer}/type`, message: `there is no block "${block.type}"`, ...(near && { mend: `did you mean "${near}"?` }) }];
  }
  const { type } = block;
  const validate = validateBlockAll[type];
  const own = validate(block) ? [] : (validate.errors ?? []).map((error) => describeFault(error, block, pointer, type));
  const below = slotsOf(block, pointer).flatMap((slot) => judgeBlocks(slot.children, slot.pointer));
  return [...own, ...below];
}

function judgeBlocks(blocks: readonly unknown[], pointer: string): ContentFault[] {
  return blocks.flatMap((block, index) => judgeBlock(block, `${pointer}/${index}`));
}

/** Judges a parsed file, as its migrations leave it: the envelope first, then each block by its own schema, at any depth; all faults. */
export function judgeDocument(document: unknown, location: DocumentPath, migrations?: readonly ContentMigration[]): Judgement {
  const migrated = migrateDocument(document, migrations);
  if ('fault' in migrated) return { page: null, faults: [migrated.fault] };
  const { value } = migrated;
  if (!validatePageAll(value)) {
    const errors = validatePageAll.errors ?? [];
    return { page: null, faults: errors.map((error) => describeFault(error, value, '', null)) };
  }
  const envelope = judgeEnvelope(value, location);
  const faults = [...envelope, ...judgeBlocks(value.components, '/components')];
  return { page: envelope.length === 0 ? value : null, faults };
}

/** Parses a file's text; the fault says line and column. */
export function parseDocumentText(text: string): { readonly value: unknown } | { readonly fault: ContentFault } {
  if (text.trim() === '') return { fault: { pointer: '', message: 'is empty' } };
  const json = text.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    const index = Math.max(0, locateJsonFault(json));
    const before = json.slice(0, index);
    const found = index < json.length ? `unexpected ${JSON.stringify(json[index])}` : 'it ends too early';
    const location = `line ${before.split('\n').length}, column ${before.length - before.lastIndexOf('\n')}`;
    return { fault: { pointer: '', message: `is not JSON: ${found} at ${location}` } };
  }
}

import { blockTypes } from '#generated/content/fields.ts';
import type { Page } from '#generated/content/types.ts';
import { validateBlockAll, validateFragmentReferenceAll } from '#generated/content/validators-all.js';
import type { ContentFault } from './content-problem.ts';
import { describeFault } from './describe-fault.ts';
import type { DocumentPath } from '../documents/document-path.ts';
import { isRecord } from '../documents/is-record.ts';
import { validateEnvelope } from './validate-envelope.ts';
import { locateJsonFault } from './locate-json-fault.ts';
import type { ContentMigration } from '../content-migration.ts';
import { migrateDocument } from '../migrate-document.ts';
import { findNearestName } from './find-nearest-name.ts';
import { isKnownType, isRawBlock, getSlots } from '../documents/walk-blocks.ts';

/** Contains a page if the document can be served, even in part: it still includes invalid blocks, which the engine skips. */
export interface ValidationResult {
  readonly page: Page | null;
  readonly faults: readonly ContentFault[];
}

function validateBlock(block: unknown, pointer: string): ContentFault[] {
  if (!isRawBlock(block)) return [{ pointer, message: 'must be a block: an object with "type" and "id"' }];
  if (block.type === 'fragment') {
    if (validateFragmentReferenceAll(block)) return [];
    return (validateFragmentReferenceAll.errors ?? []).map((error) => describeFault(error, block, pointer, 'fragment'));
  }
  if (!isKnownType(block.type)) {
    const near = findNearestName(block.type, blockTypes);
    return [{ pointer: `${pointer}/type`, message: `unknown block "${block.type}"`, ...(near && { hint: `did you mean "${near}"?` }) }];
  }
  const { type } = block;
  const validate = validateBlockAll[type];
  const own = validate(block) ? [] : (validate.errors ?? []).map((error) => describeFault(error, block, pointer, type));
  const below = getSlots(block, pointer).flatMap((slot) => validateBlocks(slot.children, slot.pointer));
  return [...own, ...below];
}

function validateBlocks(blocks: readonly unknown[], pointer: string): ContentFault[] {
  return blocks.flatMap((block, index) => validateBlock(block, `${pointer}/${index}`));
}

/**
 * Validates a migrated document: the envelope first, then each block by its own schema, at any depth. Returns all faults, and the page if
 * it can be served without its invalid parts.
 */
export function validateDocument(document: unknown, location: DocumentPath, migrations?: readonly ContentMigration[]): ValidationResult {
  const migrated = migrateDocument(document, migrations);
  if ('fault' in migrated) return { page: null, faults: [migrated.fault] };
  const { value } = migrated;
  const { page, faults } = validateEnvelope(value, location);
  const blocks = isRecord(value) && Array.isArray(value.components) ? value.components : [];
  return { page, faults: [...faults, ...validateBlocks(blocks, '/components')] };
}

/** Several times the depth of any document; deeper ones would exceed the stack. */
const maxDepth = 200;

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1)));

/** Parses a file's text; the fault contains line and column. */
export function parseDocumentText(text: string): { readonly value: unknown } | { readonly fault: ContentFault } {
  if (text.trim() === '') return { fault: { pointer: '', message: 'is empty' } };
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value = JSON.parse(json) as unknown;
    return isDeeperThan(value, maxDepth) ? { fault: { pointer: '', message: `is nested more than ${maxDepth} levels deep` } } : { value };
  } catch {
    const index = Math.max(0, locateJsonFault(json));
    const before = json.slice(0, index);
    const found = index < json.length ? `unexpected ${JSON.stringify(json[index])}` : 'it ends too early';
    const location = `line ${before.split('\n').length}, column ${before.length - before.lastIndexOf('\n')}`;
    return { fault: { pointer: '', message: `is not JSON: ${found} at ${location}` } };
  }
}

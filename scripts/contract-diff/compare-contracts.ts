import type { JsonObject } from '../codegen/json.ts';
import type { ContractChange, DocumentName } from './contract-change.ts';
import { findRenames } from './find-renames.ts';
import { classifyChange } from './classify-change.ts';
import { runRedoclyDiff } from './redocly-diff.ts';
import { getIndexUsage } from './usage.ts';

const LEVELS = ['breaking', 'warning', 'compatible'];

/** The changes from one version of an OpenAPI document to the next, breaking ones first. */
export function compareContracts(document: DocumentName, before: JsonObject, after: JsonObject): readonly ContractChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const found = runRedoclyDiff(before, after);
  const comparison = { document, before: getIndexUsage(before), after: getIndexUsage(after) };
  const changes = found.flatMap((change) => classifyChange(change, comparison));
  return sortByLevel(findRenames(changes, before, after));
}

/** Breaking changes first; within a level by place. */
export const sortByLevel = (changes: readonly ContractChange[]): readonly ContractChange[] =>
  changes.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.place.localeCompare(b.place));

import type { JsonObject } from '../codegen/json.ts';
import { VERSION_KEYWORD } from '../codegen/openapi/document-schema.ts';
import { compareContracts, sortByLevel } from './compare-contracts.ts';
import type { ContractChange } from './contract-change.ts';
import { describeBlockSchemas } from './describe-block-schemas.ts';
import { changeRules } from './rules.ts';

/**
 * The changes from one content document schema to the next. Stored documents fail if a schema accepts less, unless a newer version has a
 * migration. Apps ignore unknown content, so additions never break them.
 */
export function compareContents(before: JsonObject, after: JsonObject): readonly ContractChange[] {
  const isMigrated = getVersion(after) > getVersion(before);
  const changes = compareContracts('content', describeBlockSchemas(before), describeBlockSchemas(after));
  return sortByLevel(changes.map((change) => classifyContentChange(change, isMigrated)));
}

const getVersion = (schema: JsonObject): number => Number(schema[VERSION_KEYWORD] ?? 1);

function classifyContentChange(change: ContractChange, isMigrated: boolean): ContractChange {
  const named = { ...change, roles: [], place: change.place.replace('/components/schemas/', '/$defs/') };
  if (change.rule === 'path-removed') {
    const block = change.operations.join();
    return { ...named, ...apply('block-removed', isMigrated), place: `/$defs/${block}`, message: `Block ${block} was removed.` };
  }
  if (change.level !== 'breaking') return { ...named, clients: [] };
  if (!change.clients.includes('senders')) return { ...named, rule: 'content-widened', level: 'warning', clients: ['content readers'] };
  return isMigrated ? { ...named, ...apply('content-migrated', true) } : { ...named, clients: ['stored documents'] };
}

function apply(rule: 'block-removed' | 'content-migrated', isMigrated: boolean): Pick<ContractChange, 'rule' | 'level' | 'clients'> {
  const name = isMigrated ? 'content-migrated' : rule;
  return { rule: name, level: changeRules[name].level, clients: changeRules[name].clients };
}

import { compareContents } from './compare-contents.ts';
import { compareContracts } from './compare-contracts.ts';
import type { ContractChange } from './contract-change.ts';
import type { ContractVersion } from './contract-sources.ts';

/**
 * The changes of all documents that both versions have.
 * @throws Error if they have none in common.
 */
export function compareVersions(before: ContractVersion, after: ContractVersion): readonly ContractChange[] {
  const names = [...before.documents.keys()].filter((name) => after.documents.has(name));
  if (names.length === 0) throw new Error('The two versions have no contract in common.');
  return names.flatMap((name) => {
    const [old, now] = [before.documents.get(name), after.documents.get(name)];
    if (!old || !now) return [];
    return name === 'content' ? compareContents(old, now) : compareContracts(name, old, now);
  });
}

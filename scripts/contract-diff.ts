import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ACCEPTED_CHANGES, acceptChanges, markAccepted, parseAcceptedChanges } from './contract-diff/accepted-changes.ts';
import { compareVersions } from './contract-diff/compare-versions.ts';
import type { ContractChange } from './contract-diff/contract-change.ts';
import { readContractVersion, type ContractVersion } from './contract-diff/contract-sources.ts';
import { formatChanges } from './contract-diff/format-changes.ts';
import { findBranchPoint } from './git/find-branch-point.ts';

const HELP = `npm run contract:diff [-- OLD [NEW]] [options]

Lists which changes of the contracts break which clients. OLD and NEW are a file, a folder with a repository, or a commit.
Without OLD, the commit where the branch left main; without NEW, the working tree. Swapped, the command lists what fails
against a service that still implements the old contract. docs/guide/contract-changes.md has the rules.

  --json             print the changes as JSON
  --all              list compatible changes, too
  --fail-on warning  also fail on warnings
  --accept REASON    record all breaking changes in ${ACCEPTED_CHANGES} as intended

Exits with 1 when a breaking change is not accepted, and with 2 when it cannot compare.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    'fail-on': { type: 'string', default: 'breaking' },
    accept: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const [oldName = findBranchPoint(), newName = '.'] = positionals;
if (values.help) console.log(HELP);
else if (oldName === undefined) console.log('No main branch found, nothing to compare.');
else
  try {
    run(readContractVersion(oldName), readContractVersion(newName));
  } catch (error) {
    console.error(`[cairn] [contract:diff] ${(error as Error).message}`);
    process.exitCode = 2;
  }

function run(before: ContractVersion, after: ContractVersion): void {
  const [oldEntries, entries] = [before, after].map(({ read }) => parseAcceptedChanges(read(ACCEPTED_CHANGES)));
  const changes = markAccepted(compareVersions(before, after), oldEntries ?? [], entries ?? []);
  if (values.accept !== undefined) return accept(changes, values.accept);
  const open = changes.filter(({ level, acceptedBecause }) => acceptedBecause === undefined && isFailure(level));
  const listed = values.all ? changes : changes.filter(({ level }) => level !== 'compatible');
  if (values.json) console.log(JSON.stringify(listed, null, 2));
  else console.log([formatChanges(listed), summarize(changes)].filter(Boolean).join('\n\n'));
  if (open.length === 0) return;
  process.exitCode = 1;
  if (!values.json) console.error(`Make the change additive, or record it as intended: npm run contract:diff -- --accept "REASON"`);
}

function isFailure(level: ContractChange['level']): boolean {
  return level === 'breaking' || (level === 'warning' && values['fail-on'] === 'warning');
}

function accept(changes: readonly ContractChange[], reason: string): void {
  const entries = parseAcceptedChanges(readContractVersion('.').read(ACCEPTED_CHANGES));
  const added = acceptChanges(changes, reason, new Date().toISOString().slice(0, 10));
  writeFileSync(ACCEPTED_CHANGES, `${JSON.stringify([...entries, ...added], null, 2)}\n`);
  console.log(`Added ${added.length} entries to ${ACCEPTED_CHANGES}.`);
}

function summarize(changes: readonly ContractChange[]): string {
  const count = (level: ContractChange['level']) =>
    changes.filter((change) => change.level === level && change.acceptedBecause === undefined).length;
  const accepted = changes.filter(({ acceptedBecause }) => acceptedBecause !== undefined).length;
  return `${count('breaking')} breaking, ${accepted} accepted, ${count('warning')} warnings, ${count('compatible')} compatible.`;
}

import type { ContractChange } from './contract-change.ts';

const HEADINGS = ['level', 'rule', 'clients', 'operations', 'change', 'place'];
const LISTED_OPERATIONS = 3;

/** A table with a row for each change, under a heading for each document. */
export function formatChanges(changes: readonly ContractChange[]): string {
  const documents = [...new Set(changes.map(({ document }) => document))];
  return documents.map((document) => `${document}\n${formatTable(changes.filter((change) => change.document === document))}`).join('\n\n');
}

function formatTable(changes: readonly ContractChange[]): string {
  const rows = [HEADINGS, ...changes.map(formatCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()).join('\n');
}

function formatCells(change: ContractChange): readonly string[] {
  const { level, rule, clients, roles, message, renamedTo, acceptedBecause, place } = change;
  const text = [message, renamedTo && `Renamed to ${renamedTo}?`, acceptedBecause && `Accepted: ${acceptedBecause}`];
  const shopper = `${clients.join(', ')}${roles.length > 0 && clients.length > 0 ? ` (${roles.join(', ')})` : ''}`;
  return [
    acceptedBecause === undefined ? level : 'accepted',
    rule,
    shopper,
    formatOperations(change.operations),
    text.filter(Boolean).join(' '),
    place,
  ];
}

function formatOperations(operations: readonly string[]): string {
  const rest = operations.length - LISTED_OPERATIONS;
  return `${operations.slice(0, LISTED_OPERATIONS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

import type { ContractChange } from './contract-change.ts';

/** The file with all intended breaking changes. Entries are never removed: they are the history of the contract. */
export const ACCEPTED_CHANGES = 'contract/accepted-changes.json';

export interface AcceptedChange {
  /** ISO date. */
  readonly date: string;
  readonly document: string;
  readonly rule: string;
  readonly place: string;
  /** Reason for the change, and what clients do. */
  readonly reason: string;
}

export const parseAcceptedChanges = (text: string | undefined): readonly AcceptedChange[] =>
  text === undefined ? [] : (JSON.parse(text) as readonly AcceptedChange[]);

/** Marks changes whose entry is new since the old version: an entry accepts a change only once. */
export function markAccepted(
  changes: readonly ContractChange[],
  old: readonly AcceptedChange[],
  now: readonly AcceptedChange[],
): readonly ContractChange[] {
  const known = new Set(old.map((entry) => JSON.stringify(entry)));
  const reasons = new Map(now.filter((entry) => !known.has(JSON.stringify(entry))).map((entry) => [getKey(entry), entry.reason]));
  return changes.map((change) => {
    const reason = reasons.get(getKey(change));
    return reason === undefined ? change : { ...change, acceptedBecause: reason };
  });
}

/**
 * Creates entries for all breaking changes without one.
 * @param date ISO date.
 */
export function acceptChanges(changes: readonly ContractChange[], reason: string, date: string): readonly AcceptedChange[] {
  const open = changes.filter(({ level, acceptedBecause }) => level === 'breaking' && acceptedBecause === undefined);
  const entries = new Map(
    open.map(({ document, rule, place }) => [getKey({ document, rule, place }), { date, document, rule, place, reason }]),
  );
  return [...entries.values()];
}

const getKey = ({ document, rule, place }: Pick<AcceptedChange, 'document' | 'rule' | 'place'>): string => `${document} ${rule} ${place}`;

import type { Kysely } from 'kysely';
import type { CartTender, TenderId } from '../database/documents/tender-document.ts';
import type { Tables } from '../database/tables.ts';
import type { LoyaltyBalance } from '../loyalty/loyalty-balance.ts';
import type { Minor } from '../money/minor-units.ts';
import { createPaymentError } from '../payments/payment-problems.ts';
import { createBadRequestError, CallError } from '../router/call-error.ts';
import type { ValidatedTenderData, TenderKindDefinition, TenderKinds } from './tender-kind.ts';

/** The definition of a stored tender's kind. Throws for a kind that is not offered: kinds of stored tenders are never removed. */
export function getTenderKind<Id extends TenderId>(kinds: TenderKinds, kind: Id): TenderKindDefinition<Id> {
  const found: TenderKindDefinition<Id> | null = kinds[kind];
  if (!found) throw new Error(`[cairn] [tenders] no definition of ${kind}`);
  return found;
}

/**
 * The definition of a requested kind.
 * @throws 400 for a kind that is not offered
 */
export function getOfferedKind<Id extends TenderId>(kinds: TenderKinds, kind: Id, at: string): TenderKindDefinition<Id> {
  const found: TenderKindDefinition<Id> | null = kinds[kind];
  if (!found) throw createBadRequestError([`${at}: ${kind} is not offered on this site`]);
  return found;
}

/**
 * Reserves validated payment data for its cart.
 * @throws 402 PYT404 if the cart cannot pay with it
 */
export async function reserveTenderData(db: Kysely<Tables>, { reservation }: Pick<ValidatedTenderData, 'reservation'>): Promise<void> {
  if (reservation && (await reservation.execute(db)).rows.length === 0) throw createPaymentError('PYT404');
}

/**
 * Adds a tender. It replaces another one of group "rest", and one of a kind with a maximum of 1.
 * @throws CallError 409 PYT300 if the cart has it already, 400 above the maximum of its kind
 */
export function addTender(kinds: TenderKinds, tenders: readonly CartTender[], tender: CartTender): readonly CartTender[] {
  const { hasSameData, group, maxCount } = getTenderKind(kinds, tender.kind);
  const ofKind = tenders.filter(({ kind }) => kind === tender.kind);
  if (ofKind.some(({ tenderData }) => hasSameData(tenderData, tender.tenderData)))
    throw new CallError(409, 'PYT300', ['The cart already uses this payment.']);
  const isReplaced = ({ kind }: CartTender): boolean =>
    (maxCount === 1 && kind === tender.kind) || (group === 'rest' && getTenderKind(kinds, kind).group === 'rest');
  const others = tenders.filter((other) => !isReplaced(other));
  if (maxCount > 1 && ofKind.length >= maxCount)
    throw createBadRequestError([`payment_method_id: a cart can have at most ${maxCount} of ${tender.kind}`]);
  return sortTenders(kinds, [...others, tender]);
}

/** @throws 402 for a tender that cannot pay for the cart as it is now */
export function assertUsableTenders(
  kinds: TenderKinds,
  tenders: readonly CartTender[],
  cart: Parameters<NonNullable<TenderKindDefinition['findFault']>>[0],
): void {
  for (const tender of tenders) {
    const fault = getTenderKind(kinds, tender.kind).findFault?.(cart);
    if (fault) throw createPaymentError(fault, tender);
  }
}

/** Sorts by the order of the registry, then by payment data, so that all orders lock balances in the same order. */
function sortTenders<Tender extends CartTender>(kinds: TenderKinds, tenders: readonly Tender[]): readonly Tender[] {
  const order = Object.keys(kinds);
  const getAccountKey = ({ tenderData: { accountId } }: Tender): string => (typeof accountId === 'string' ? accountId : '');
  return tenders.toSorted(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      (getAccountKey(a) < getAccountKey(b) ? -1 : Number(getAccountKey(a) > getAccountKey(b))),
  );
}

/** The part of the total that rewards pay. */
export function sumRewards(kinds: TenderKinds, tenders: readonly CartTender[], coverage: ReadonlyMap<string, Minor>): Minor {
  return tenders.reduce((sum, { id, kind }) => sum + (getTenderKind(kinds, kind).isReward ? (coverage.get(id) ?? 0) : 0), 0);
}

/** The amount that tenders of group "value" leave for one of group "rest". */
export function calculateRest(
  kinds: TenderKinds,
  tenders: readonly CartTender[],
  coverage: ReadonlyMap<string, Minor>,
  totalMinor: Minor,
): Minor {
  return tenders.reduce(
    (rest, { id, kind }) => rest - (getTenderKind(kinds, kind).group === 'value' ? (coverage.get(id) ?? 0) : 0),
    totalMinor,
  );
}

/** The amount that each tender covers: those with an amount first, then the others share the rest. */
export function calculateCoverage(tenders: readonly CartTender[], totalMinor: Minor): ReadonlyMap<string, Minor> {
  let left = totalMinor;
  const covered = new Map<string, Minor>();
  const coverTender = ({ id, isWhole }: CartTender, most: Minor): void => {
    const amount = isWhole && most > left ? 0 : Math.min(most, left);
    covered.set(id, amount);
    left -= amount;
  };
  for (const tender of tenders) if (tender.amountMinor !== null) coverTender(tender, tender.amountMinor);
  for (const tender of tenders) if (tender.amountMinor === null) coverTender(tender, left);
  return covered;
}

/** Tenders of a cart with their coverage. */
export interface CartPayment {
  readonly tenders: readonly CartTender[];
  readonly coverage: ReadonlyMap<string, Minor>;
  readonly totalMinor: Minor;
}

const sumCoverage = ({ tenders, coverage }: CartPayment, isCounted: (tender: CartTender) => boolean): Minor =>
  tenders.reduce((sum, tender) => sum + (isCounted(tender) ? (coverage.get(tender.id) ?? 0) : 0), 0);

/**
 * The amount of a cart that its balances do not cover.
 * @param without A kind that is about to be replaced
 */
export function calculateOpenAmount(kinds: TenderKinds, payment: CartPayment, without: TenderId): Minor {
  return payment.totalMinor - sumCoverage(payment, ({ kind }) => kind !== without && getTenderKind(kinds, kind).group === 'value');
}

/** True if the customer has a credit that precedes rewards, and that the cart could still use. */
export function areRewardsBlocked(kinds: TenderKinds, payment: CartPayment, standing: LoyaltyBalance): boolean {
  return Object.entries(kinds).some(([id, definition]) => {
    const credit = definition?.creditBeforeRewards?.(standing) ?? 0;
    return credit > 0 && sumCoverage(payment, ({ kind }) => kind === id) < Math.min(credit, payment.totalMinor);
  });
}

/** @throws 402 REW401 for a cart that uses a reward although a credit precedes it */
export function assertRewardsAllowed(kinds: TenderKinds, payment: CartPayment, standing: LoyaltyBalance): void {
  const reward = payment.tenders.find(({ id, kind }) => getTenderKind(kinds, kind).isReward && (payment.coverage.get(id) ?? 0) > 0);
  if (reward && areRewardsBlocked(kinds, payment, standing)) throw createPaymentError('REW401', reward);
}

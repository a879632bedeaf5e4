import type { OrderTender, TenderData } from '../../database/documents/tender-document.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { PartnerSettlement, TenderKindDefinition } from '../tender-kind.ts';

/** Behavior of the voucher's partner on a reservation. */
export const voucherScripts = ['succeeding', 'rejected', 'silent', 'late', 'twice'] as const;
export type VoucherScript = (typeof voucherScripts)[number];

type ReservationState = 'held' | 'taken' | 'released';

export interface TestVoucher {
  readonly definition: TenderKindDefinition<'GIFT_CARD'>;
  readonly settlement: PartnerSettlement;
  readonly standings: ReadonlyMap<string, ReservationState>;
  /** Number of times that the amount of a reference was taken minus the times that it was returned. */
  readonly taken: ReadonlyMap<string, number>;
  /** Refunded amounts by `reference:refundId`. */
  readonly refunds: ReadonlyMap<string, Minor>;
  /** Processes late requests now. Silent partners respond from now on. */
  resumeRequests(): void;
}

const getScript = ({ token }: TenderData): VoucherScript => voucherScripts.find((script) => String(token).endsWith(script)) ?? 'succeeding';

/**
 * A second tender, whose partner is idempotent by reference and scripted by its token.
 * @param limitMinor The balance of each voucher; null for no limit
 */
export function createTestVoucher(limitMinor: Minor | null = null): TestVoucher {
  const standings = new Map<string, ReservationState>();
  const taken = new Map<string, number>();
  const refunds = new Map<string, Minor>();
  const late: OrderTender[] = [];
  let isAwake = false;

  const holdOnce = ({ reference }: OrderTender): void => {
    if (!standings.has(reference)) standings.set(reference, 'held');
  };
  const count = (reference: string, change: number): void => void taken.set(reference, (taken.get(reference) ?? 0) + change);
  const respond = ({ reference }: OrderTender) => {
    const standing = standings.get(reference);
    return standing === 'released'
      ? ({ outcome: 'rejected', fault: 'PAY400' } as const)
      : ({ outcome: 'reserved', receipt: `voucher-${reference}` } as const);
  };

  const settlement: PartnerSettlement = {
    by: 'partner',
    async reserve({ tender }) {
      const script = getScript(tender.tenderData);
      if (script === 'rejected') return { outcome: 'rejected', fault: 'PAY400' };
      if (script === 'late') late.push(tender);
      if (script === 'silent' || script === 'late') throw new Error('silence');
      holdOnce(tender);
      if (script === 'twice') holdOnce(tender);
      return respond(tender);
    },
    async find({ tender }) {
      if (getScript(tender.tenderData) === 'silent' && !isAwake) throw new Error('silence');
      return standings.has(tender.reference) ? respond(tender) : null;
    },
    async confirm({ tender: { reference } }) {
      if (standings.get(reference) === 'held') count(reference, 1);
      if (standings.get(reference) === 'released') return { outcome: 'rejected', fault: 'PAY400' };
      standings.set(reference, 'taken');
      return { outcome: 'confirmed' };
    },
    async release({ tender: { reference } }) {
      if (standings.get(reference) === 'taken') count(reference, -1);
      standings.set(reference, 'released');
    },
    async refund({ tender: { reference }, refundId, amountMinor }) {
      if (standings.get(reference) !== 'taken') throw new Error('nothing was taken');
      refunds.set(`${reference}:${refundId}`, amountMinor);
    },
  };
  const definition: TenderKindDefinition<'GIFT_CARD'> = {
    method: 'giftCard',
    group: 'value',
    maxCount: 1,
    isReward: false,
    unclaimed: 'PAY400',
    session: null,
    getLabel: () => 'Voucher',
    validate: async ({ number }) => ({ tenderData: { token: number }, limitMinor, reservation: null }),
    hasSameData: (one, other) => one['token'] === other['token'],
    show: () => ({}),
    createMailSections: (_, { amountMinor }) => [createParagraph(`A voucher paid ${amountMinor} cents`)],
    toSettledData: () => ({ token: null }),
    toErasedData: () => ({}),
    toCartData: (tenderData) => tenderData,
    claim: () => null,
    settlement,
  };
  return {
    definition,
    settlement,
    standings,
    taken,
    refunds,
    resumeRequests: () => {
      isAwake = true;
      for (const tender of late.splice(0)) holdOnce(tender);
    },
  };
}

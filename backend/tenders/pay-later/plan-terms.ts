import pTimeout from 'p-timeout';
import type { PlanInstallment, PlanTerms } from '../../payments/payments.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import type { PartnerPorts } from '../partner/partner-ports.ts';

/** Cache duration in milliseconds. It also applies to failures, so that not every visitor of the checkout triggers a request. */
const cacheTime = 3_600_000;
const failureLasts = 30_000;
const timeout = 1500;

/** Null if no plans are offered; undefined while the partner does not respond. */
type KnownTerms = PlanTerms | null | undefined;

interface CachedTerms {
  readonly terms: Promise<KnownTerms>;
  until: number;
}

/** Caches the terms of plans by site for an hour per process. */
export function createPlanTerms({ payments, clock, log }: Pick<PartnerPorts, 'payments' | 'clock' | 'log'>) {
  const cache = new Map<string, CachedTerms>();

  async function fetchTerms({ id, currency, country }: ShopSite, entry: () => CachedTerms | undefined): Promise<KnownTerms> {
    try {
      return await pTimeout(payments.findPlanTerms({ currency, country }), { milliseconds: timeout });
    } catch (error) {
      log.warn(
        `[cairn] [checkout] failed to load the terms of pay-later plans: ${error instanceof Error ? error.message : String(error)}`,
        { siteId: id },
      );
      const cached = entry();
      if (cached) cached.until = clock.now().getTime() + failureLasts;
      return undefined;
    }
  }

  return (site: ShopSite): Promise<KnownTerms> => {
    const now = clock.now().getTime();
    const cached = cache.get(site.id);
    if (cached && cached.until > now) return cached.terms;
    const entry: CachedTerms = { terms: fetchTerms(site, () => cache.get(site.id)), until: now + cacheTime };
    cache.set(site.id, entry);
    return entry.terms;
  };
}

/** Splits an amount into equal installments. The first one includes the remainder. */
export function calculateInstallments({ dueInDays }: Pick<PlanTerms, 'dueInDays'>, amountMinor: Minor): PlanInstallment[] {
  const part = Math.floor(amountMinor / dueInDays.length);
  return dueInDays.map((days, index) => ({
    amountMinor: index === 0 ? amountMinor - part * (dueInDays.length - 1) : part,
    dueInDays: days,
  }));
}

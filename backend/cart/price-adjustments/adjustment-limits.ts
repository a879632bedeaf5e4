import type { StaffRank } from '../../database/documents/staff-member.ts';
import type { ShopSite } from '../../sites/shop-site.ts';

/** Percent of a price that each rank may take off at most. */
export type AdjustmentLimits = Readonly<Record<StaffRank, number>>;

export type AdjustmentLimitsOf = (site: ShopSite) => AdjustmentLimits;

export const standardAdjustmentLimits: AdjustmentLimits = { associate: 15, manager: 40, agent: 20, supervisor: 50 };

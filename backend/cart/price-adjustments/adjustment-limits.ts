import type { StaffRank } from '../../database/documents/staff-member.ts';
import type { ShopSite } from '../../sites/shop-site.ts';

/** Maximum discount of each rank, in percent of a price. */
export type AdjustmentLimits = Readonly<Record<StaffRank, number>>;

export type AdjustmentLimitsOf = (site: ShopSite) => AdjustmentLimits;

export const standardAdjustmentLimits: AdjustmentLimits = { associate: 15, manager: 40, agent: 20, supervisor: 50 };

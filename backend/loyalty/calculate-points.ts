import type { Minor } from '../money/minor-units.ts';
import type { LoyaltyRules } from './loyalty-rules.ts';

/** Minor units per whole unit, equal for all currencies of the sites. */
const unit = 100;
/** Rates have at most two decimals. Scaling them avoids losing a point to a binary fraction. */
const scale = 100;

/** Points that an amount earns, rounded down. */
export function calculatePoints(minor: Minor, { pointsPerUnit }: Pick<LoyaltyRules, 'pointsPerUnit'>): number {
  return Math.floor((Math.max(0, minor) * Math.round(pointsPerUnit * scale)) / (unit * scale));
}

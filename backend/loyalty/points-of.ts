import type { Minor } from '../money/minor-units.ts';
import type { LoyaltyRules } from './loyalty-rules.ts';

/** Minor units of a whole unit, the same in all currencies of the sites. */
const unit = 100;
/** Rates have at most two decimals, so that no binary fraction costs a point. */
const scale = 100;

/** Points that an amount earns; parts of a point are dropped. */
export function pointsOf(minor: Minor, { pointsPerUnit }: Pick<LoyaltyRules, 'pointsPerUnit'>): number {
  return Math.floor((Math.max(0, minor) * Math.round(pointsPerUnit * scale)) / (unit * scale));
}

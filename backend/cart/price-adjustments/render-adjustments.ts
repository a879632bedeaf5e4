import type { PriceAdjustment } from '#generated/openapi/shared.ts';
import { toWire } from '../../money/minor-units.ts';
import type { AppliedAdjustment } from './apply-adjustments.ts';

/** Renders adjustments of a cart or order in contract form. */
export function renderAdjustments(applied: readonly AppliedAdjustment[], currency: string): PriceAdjustment[] {
  return applied.map(({ adjustment: { id, itemId, kind, value, reason, note, by }, minor }) => ({
    id,
    ...(itemId !== undefined && { itemId }),
    kind,
    value: value / 100,
    reason,
    ...(note !== undefined && { note }),
    amount: toWire(minor, currency),
    by,
  }));
}

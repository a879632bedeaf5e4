import type { Feature } from '../../features/feature.ts';
import { createAddPriceAdjustment } from './add-price-adjustment.ts';
import type { AdjustmentPorts } from './adjustment-ports.ts';
import { createChangePriceAdjustment } from './change-price-adjustment.ts';
import { createRemovePriceAdjustment } from './remove-price-adjustment.ts';

/** Price adjustments by employees. */
export function priceAdjustmentsFeature(ports: AdjustmentPorts) {
  return {
    handlers: {
      addPriceAdjustment: createAddPriceAdjustment(ports),
      changePriceAdjustment: createChangePriceAdjustment(ports),
      removePriceAdjustment: createRemovePriceAdjustment(ports),
    },
  } satisfies Feature;
}

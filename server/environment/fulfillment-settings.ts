import type { FulfillmentRulesOf } from '#backend/fulfillment/fulfillment-rules.ts';
import { createShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';
import type { Environment } from './environment.ts';
import { isLocalOnly } from './keys.ts';

/**
 * Reads the settings of a site; they are the same in all its languages. By default fulfillment is simulated if only this machine can reach
 * the shop and no order management system reports.
 */
export function createFulfillmentRules(settings: Settings, environment: Environment): FulfillmentRulesOf {
  const isSimulatedByDefault = environment.fulfillmentSecrets.length === 0 && isLocalOnly(environment);
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    const { simulation, speed } = settings.of({ locale, brand: site.brand, siteId: site.id }).fulfillment;
    return { isSimulated: simulation === 'auto' ? isSimulatedByDefault : simulation === 'on', speed };
  };
}

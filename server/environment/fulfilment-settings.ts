import type { FulfilmentRulesOf } from '#backend/fulfilment/fulfilment-rules.ts';
import { createShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';
import type { Environment } from './environment.ts';
import { isLocalOnly } from './keys.ts';

/**
 * Reads the settings of a site; they are the same in all its languages. By default fulfilment is simulated if only this machine can reach
 * the shop and no order management system reports.
 */
export function createFulfilmentRules(settings: Settings, environment: Environment): FulfilmentRulesOf {
  const isSimulatedByDefault = environment.fulfilmentSecrets.length === 0 && isLocalOnly(environment);
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    const { simulation, speed } = settings.of({ locale, brand: site.brand, siteId: site.id }).fulfilment;
    return { isSimulated: simulation === 'auto' ? isSimulatedByDefault : simulation === 'on', speed };
  };
}

import type { StaffHours } from '#backend/authentication/staff/staff-hours.ts';
import type { AdjustmentLimitsOf } from '#backend/cart/price-adjustments/adjustment-limits.ts';
import { createShopContext, type ShopSite } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';

const getStaffSettings = (settings: Settings, site: ShopSite) => {
  const { locale } = createShopContext(site, site.languages[0]);
  return settings.of({ locale, brand: site.brand, siteId: site.id }).staff;
};

/** Reads the hours of a site from its settings; they are the same in all its languages. */
export function createStaffHours(settings: Settings): (site: ShopSite) => StaffHours {
  return (site) => {
    const { associateHours, agentHours } = getStaffSettings(settings, site);
    return { associate: associateHours, agent: agentHours };
  };
}

/** Reads the limits within which employees may adjust prices. */
export function createAdjustmentLimits(settings: Settings): AdjustmentLimitsOf {
  return (site) => {
    const { associatePercent, managerPercent, agentPercent, supervisorPercent } = getStaffSettings(settings, site);
    return { associate: associatePercent, manager: managerPercent, agent: agentPercent, supervisor: supervisorPercent };
  };
}

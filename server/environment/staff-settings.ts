import type { StaffHours } from '#backend/authentication/staff/staff-hours.ts';
import type { AdjustmentLimitsOf } from '#backend/cart/price-adjustments/adjustment-limits.ts';
import { createShopContext, type ShopSite } from '#backend/sites/shop-site.ts';
import type { StaffAccessOf } from '#backend/authentication/devices/staff-access.ts';
import type { Settings } from '#settings/create-settings.ts';
import type { Environment } from './environment.ts';
import { isLocalOnly } from './keys.ts';

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

/** Reads who may list the employees of a store, and the length of their PINs. */
export function createStaffAccess(settings: Settings, environment: Environment): StaffAccessOf {
  const isOpenByDefault = isLocalOnly(environment);
  return (site) => {
    const { employeeList, networks, pinDigits } = getStaffSettings(settings, site);
    return { isListOpen: employeeList === 'auto' ? isOpenByDefault : employeeList === 'everyone', networks, pinDigits };
  };
}

/** Reads the limits within which employees may adjust prices. */
export function createAdjustmentLimits(settings: Settings): AdjustmentLimitsOf {
  return (site) => {
    const { associatePercent, managerPercent, agentPercent, supervisorPercent } = getStaffSettings(settings, site);
    return { associate: associatePercent, manager: managerPercent, agent: agentPercent, supervisor: supervisorPercent };
  };
}

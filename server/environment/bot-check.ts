import type { BotCheckRules, CheckedAction } from '#backend/authentication/bot-check/bot-check.ts';
import { getShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';
import type { SiteSettings } from '#settings/site-settings.ts';
import type { Environment } from './environment.ts';

/** URL of the page that shows the challenges. */
export function getBotCheckFrame({ partnersOrigin }: Pick<Environment, 'partnersOrigin'>): string {
  return new URL('/bot-check/frame', partnersOrigin).href;
}

const names: Readonly<Record<CheckedAction, keyof SiteSettings['botCheck']>> = {
  'sign-in': 'signIn',
  'sign-up': 'signUp',
  'reset-password': 'resetPassword',
  'place-order': 'placeOrder',
  'shipping-address': 'shippingAddress',
  contact: 'contact',
};

/** Reads the rules of a site from its settings. */
export function createBotCheckRules(settings: Settings): BotCheckRules {
  return (action, context) => {
    const { site, locale } = getShopContext(context);
    return settings.of({ locale, brand: site.brand, siteId: site.id }).botCheck[names[action]];
  };
}

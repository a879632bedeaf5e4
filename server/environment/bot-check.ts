import type { BotCheckRules, CheckedAction } from '#backend/authentication/bot-check/bot-check.ts';
import { shopOf } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';
import type { SiteSettings } from '#settings/site-settings.ts';
import type { Environment } from './environment.ts';

/** Where browsers meet the challenges. */
export function botCheckFrame({ partnersOrigin }: Pick<Environment, 'partnersOrigin'>): string {
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

/** As the settings of each site say. */
export function botCheckRulesOf(settings: Settings): BotCheckRules {
  return (action, context) => {
    const { site, locale } = shopOf(context);
    return settings.of({ locale, brand: site.brand, siteId: site.id }).botCheck[names[action]];
  };
}

import type { BenefitModel } from '#commerce/benefits/benefit-model.ts';
import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { Site } from '../../site/site.ts';
import { canAcceptTerms, shouldShowTerms } from './terms-state.ts';
import { getSpending, type Benefit } from './spending.ts';

/**
 * Banners above products, lists, the cart and the checkout. An employee who has declined the terms has none; a member's banner is shown if
 * no program has one.
 */
export function createBenefitBanners(profile: Profile, messages: AccountMessages, site: Site): readonly BenefitModel[] {
  const { employee, athlete, prosumer, identity } = profile.consumerDetails;
  const createBanner = (title: string, benefit: Benefit): BenefitModel => {
    const { remaining: amount, isUsedUp, meter } = getSpending(benefit, messages, site.languageTag);
    if (amount === undefined || !meter) return { title };
    return { title, text: isUsedUp ? messages.overLimit : messages.leftThisYear({ amount }), meter };
  };
  const programs = identity.map(({ type }) => type).join(', ');
  const terms = { href: getAccountPath(site, 'employee-terms'), label: messages.seeTerms };
  const banners = [
    ...(employee && !canAcceptTerms(profile) ? [createBanner(messages.associateDiscount, employee)] : []),
    ...(shouldShowTerms(profile) ? [{ title: messages.associateDiscount, text: messages.termsMissing, link: terms }] : []),
    ...(athlete ? [createBanner(messages.athlete, athlete)] : []),
    ...(prosumer ? [createBanner(messages.prosumer, prosumer)] : []),
    ...(!prosumer && programs !== '' ? [{ title: messages.prosumer, text: programs }] : []),
  ];
  return banners.length === 0 && profile.isLoyaltyMember ? [createMemberBanner(profile, messages, site)] : banners;
}

function createMemberBanner({ loyaltySummary }: Profile, messages: AccountMessages, site: Site): BenefitModel {
  return {
    title: messages.memberTitle,
    text: messages.memberPoints({ points: loyaltySummary.points.balance }),
    link: { href: getAccountPath(site, 'loyalty'), label: messages.toPoints },
  };
}

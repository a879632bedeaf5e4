import type { MemberCardModel, WelcomeModel } from '#commerce/loyalty/loyalty-model.ts';
import type { LoyaltyMessages } from '#generated/messages/loyalty/messages.ts';
import type { LoyaltyToken, WelcomePromotion } from '#generated/openapi/loyalty.ts';
import { formatDate } from '#messages/format/date.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import { createMomentLine } from '../moment-line.ts';
import type { CustomerContext } from '../account-context.ts';
import { createScannableCode } from './scannable-code.ts';
import { formatWholeMoney } from './whole-money.ts';

/** The member number is shown in groups of four characters. */
const GROUP = /.{1,4}/g;

/** The welcome gift; undefined once it is used or expired. */
export function createWelcomeSection(
  { promotion }: WelcomePromotion,
  messages: LoyaltyMessages,
  { request: { site } }: CustomerContext,
): WelcomeModel | undefined {
  if (!promotion) return undefined;
  const { points, rewardCode, amount, currency = site.currency, expiresAt } = promotion;
  const worth =
    amount === undefined ? messages.welcomeCode : messages.welcomeAmount({ amount: formatWholeMoney(amount, currency, site.languageTag) });
  return {
    kind: 'welcome',
    title: messages.welcome,
    notes: [
      ...(points === undefined ? [] : [messages.welcomePoints({ points })]),
      ...(rewardCode === undefined ? [] : [worth]),
      ...(rewardCode === undefined || expiresAt === undefined
        ? []
        : [messages.useBy({ date: formatDate(new Date(expiresAt), site.languageTag) })]),
    ],
    ...(rewardCode === undefined ? {} : { code: { label: messages.code, code: rewardCode, copy: messages.copy, copied: messages.copied } }),
  };
}

/** The member card that a store scans. Its token is valid for a few minutes. */
export function createMemberCardSection(
  { token, memberNumber, expiresAt }: LoyaltyToken,
  messages: LoyaltyMessages,
  { request: { site }, profile }: CustomerContext,
): MemberCardModel {
  const { firstName, lastName } = profile.consumerDetails;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    kind: 'member-card',
    title: messages.memberCard,
    lead: messages.memberCardLead,
    ...(name === '' ? {} : { name }),
    numberLabel: messages.memberNumber,
    number: (memberNumber.match(GROUP) ?? []).join(' '),
    scannable: { ...createScannableCode(token), label: messages.scannable },
    valid: createMomentLine(messages.validUntil, expiresAt, site.languageTag),
    renew: { href: getAccountPath(site, 'loyalty'), label: messages.renewCard },
  };
}

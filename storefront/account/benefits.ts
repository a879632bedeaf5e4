import type { FactModel } from '#commerce/account/form-model.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import { formatMoney } from '#messages/format/money.ts';
import { formatNumber } from '#messages/format/number.ts';
import { accountPath } from '../site/account-paths.ts';
import type { CustomerContext } from './account-context.ts';
import type { SectionDefinition } from './form-definition.ts';
import { mayAcceptTerms, mustAnswerTerms, termsForms } from './terms-forms.ts';

type FactsSection = Extract<SectionDefinition, { readonly kind: 'facts' }>;
type Details = Profile['consumerDetails'];
type Benefit = NonNullable<Details['employee'] | Details['athlete'] | Details['prosumer']>;

/** What somebody has for being a member of something, with its figures. */
export function benefits(context: CustomerContext): readonly SectionDefinition[] {
  const { messages, profile } = context;
  const { employee, athlete, prosumer, identity } = profile.consumerDetails;
  return [
    ...(employee ? associateDiscount(employee, context) : []),
    ...(athlete ? [spending(messages.athlete, athlete, context)] : []),
    ...(prosumer || identity.length > 0 ? [professional(context)] : []),
    club(context),
  ];
}

/** The terms of a new employee; the amount spent of one who has accepted them; a link to the terms after a decline. */
function associateDiscount(employee: NonNullable<Details['employee']>, context: CustomerContext): readonly SectionDefinition[] {
  const { request, messages, profile } = context;
  if (mustAnswerTerms(profile)) {
    const done = accountPath(request.site, '', { done: 'saved' });
    const [accept, ...others] = termsForms(context, done);
    return [{ ...accept, title: messages.termsTitle }, ...others].map((form) => ({ kind: 'form', form }));
  }
  if (!mayAcceptTerms(profile)) return [spending(messages.employee, employee, context)];
  const isOff = { label: messages.termsTitle, value: messages.discountOff };
  const link = { href: accountPath(request.site, 'employee-terms'), label: messages.seeTerms };
  return [{ ...section(messages.employee, [isOff]), link }];
}

/** Membership of the club: its points, or the way to it. */
export function club({ request, messages, profile }: CustomerContext): FactsSection {
  if (!profile.isLoyaltyMember)
    return { ...section(messages.loyalty, []), link: { href: accountPath(request.site, 'loyalty'), label: messages.join } };
  const points = formatNumber(profile.loyaltySummary.points.balance, request.site.languageTag);
  return section(messages.loyalty, [{ label: messages.points, value: points }]);
}

function professional(context: CustomerContext): FactsSection {
  const { messages, profile } = context;
  const { prosumer, identity } = profile.consumerDetails;
  const { facts, ...rest } = prosumer ? spending(messages.prosumer, prosumer, context) : section(messages.prosumer, []);
  const programmes = identity.map(({ type }) => type).join(', ');
  return { ...rest, facts: programmes === '' ? facts : [{ label: messages.programme, value: programmes }, ...facts] };
}

/** What has been spent of a cap or a credit. */
function spending(title: string, benefit: Benefit, { request, messages }: CustomerContext): FactsSection {
  const money = (amount: number): string => formatMoney(amount, benefit.currency, request.site.languageTag);
  const cap = 'annualCap' in benefit ? benefit.annualCap : undefined;
  const credit = 'annualCredit' in benefit ? benefit.annualCredit : undefined;
  const whole = cap ?? credit;
  const spent = benefit.currentSpend;
  return {
    ...section(title, [
      { label: messages.spent, value: money(spent) },
      ...(cap === undefined ? [] : [{ label: messages.cap, value: money(cap) }]),
      ...(credit === undefined ? [] : [{ label: messages.credit, value: money(credit) }]),
    ]),
    ...(whole === undefined
      ? {}
      : { meter: { label: messages.used({ spent: money(spent), whole: money(whole) }), value: spent, max: whole } }),
  };
}

function section(title: string, facts: readonly FactModel[]): FactsSection {
  return { kind: 'facts', title, facts };
}

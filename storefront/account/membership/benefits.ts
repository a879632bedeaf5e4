import type { FactModel } from '#commerce/account/form-model.ts';
import { formatNumber } from '#messages/format/number.ts';
import { accountPath } from '../../site/account-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { SectionDefinition } from '../form-definition.ts';
import { spendingOf, type Benefit } from './spending.ts';
import { mayAcceptTerms, mustAnswerTerms, termsForms } from '../terms-forms.ts';

type FactsSection = Extract<SectionDefinition, { readonly kind: 'facts' }>;

/** Sections for the customer's benefits. */
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
function associateDiscount(employee: Benefit, context: CustomerContext): readonly SectionDefinition[] {
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

/** Loyalty membership: the points, or a link to join. */
export function club({ request, messages, profile, page, session }: CustomerContext): FactsSection {
  const href = accountPath(request.site, 'loyalty');
  if (!profile.isLoyaltyMember) return { ...section(messages.loyalty, []), link: { href, label: messages.join } };
  const points = formatNumber(profile.loyaltySummary.points.balance, request.site.languageTag);
  const facts = section(messages.loyalty, [{ label: messages.points, value: points }]);
  // Agents cannot open the loyalty page.
  return page === 'loyalty' || session.staff ? facts : { ...facts, link: { href, label: messages.toPoints } };
}

function professional(context: CustomerContext): FactsSection {
  const { messages, profile } = context;
  const { prosumer, identity } = profile.consumerDetails;
  const { facts, ...rest } = prosumer ? spending(messages.prosumer, prosumer, context) : section(messages.prosumer, []);
  const programmes = identity.map(({ type }) => type).join(', ');
  return { ...rest, facts: programmes === '' ? facts : [{ label: messages.programme, value: programmes }, ...facts] };
}

/** The spend against a cap or a credit. */
function spending(title: string, benefit: Benefit, { request, messages }: CustomerContext): FactsSection {
  const { spent, cap, credit, remaining, meter } = spendingOf(benefit, messages, request.site.languageTag);
  return {
    ...section(title, [
      { label: messages.spent, value: spent },
      ...(cap === undefined ? [] : [{ label: messages.cap, value: cap }]),
      ...(credit === undefined ? [] : [{ label: messages.credit, value: credit }]),
      ...(remaining === undefined ? [] : [{ label: messages.remaining, value: remaining }]),
    ]),
    ...(meter ? { meter } : {}),
  };
}

function section(title: string, facts: readonly FactModel[]): FactsSection {
  return { kind: 'facts', title, facts };
}

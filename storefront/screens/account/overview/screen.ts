import type { FactModel } from '#commerce/account/form-model.ts';
import { updateProfile } from '#generated/calls/update-profile.ts';
import { formatMoney } from '#messages/format/money.ts';
import { formatNumber } from '#messages/format/number.ts';
import { requireCustomer, type CustomerContext } from '../../../account/account-context.ts';
import { accountPath } from '../../../site/account-paths.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import type { FormDefinition, SectionDefinition } from '../../../account/form-definition.ts';
import { isIncomplete } from '../../../account/person-fields.ts';

/** Who somebody is to the shop. */
export const screen = defineAccountScreen({
  page: '',
  calls: ['updateProfile'],
  admit: requireCustomer,
  show: (context) => {
    const { facts, messages, profile } = context;
    const { firstName, lastName, email } = profile.consumerDetails;
    const complete = { href: accountPath(facts.site, 'profile'), label: messages.completeProfile };
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const details: readonly FactModel[] = [
      ...(name === '' ? [] : [{ label: messages.name, value: name }]),
      { label: messages.email, value: email },
    ];
    return {
      title: firstName === undefined ? messages.title : messages.hello({ name: firstName }),
      notices: isIncomplete(profile.consumerDetails) ? [{ kind: 'info', text: messages.incomplete, link: complete }] : [],
      sections: [
        ...benefits(context),
        {
          kind: 'facts',
          title: messages.details,
          facts: details,
          link: { href: accountPath(facts.site, 'profile'), label: messages.edit },
        },
      ],
    };
  },
});

/** What somebody has for being a member of something, with its figures. */
function benefits(context: CustomerContext): readonly SectionDefinition[] {
  const { facts, messages, profile } = context;
  const { isLoyaltyMember, loyaltySummary, consumerDetails } = profile;
  const { employee, athlete, prosumer, identity } = consumerDetails;
  const { languageTag } = facts.site;
  const section = (title: string, of: readonly FactModel[]): SectionDefinition => ({ kind: 'facts', title, facts: of });
  const figures = (benefit: {
    currentSpend: number;
    annualCap?: number;
    annualCredit?: number;
    currency: string;
  }): readonly FactModel[] => {
    const money = (amount: number): string => formatMoney(amount, benefit.currency, languageTag);
    const { currentSpend, annualCap, annualCredit } = benefit;
    return [
      { label: messages.spent, value: money(currentSpend) },
      ...(annualCap === undefined ? [] : [{ label: messages.cap, value: money(annualCap) }]),
      ...(annualCredit === undefined ? [] : [{ label: messages.credit, value: money(annualCredit) }]),
    ];
  };
  return [
    ...(isLoyaltyMember
      ? [section(messages.loyalty, [{ label: messages.points, value: formatNumber(loyaltySummary.points.balance, languageTag) }])]
      : []),
    ...(employee ? [section(messages.employee, figures(employee))] : []),
    ...(employee?.termsAccepted === false ? [{ kind: 'form', form: termsForm(context) } as const] : []),
    ...(athlete ? [section(messages.athlete, figures(athlete))] : []),
    ...(prosumer ? [section(messages.prosumer, figures(prosumer))] : []),
    ...(identity.length > 0
      ? [section(messages.programme, [{ label: messages.name, value: identity.map(({ type }) => type).join(', ') }])]
      : []),
  ];
}

/** An employee's discount begins with it. */
function termsForm({ facts: { site }, messages, session }: CustomerContext): FormDefinition {
  return {
    id: 'terms',
    lead: messages.termsMissing,
    fields: [{ name: 'termsAccepted', kind: 'checkbox', label: messages.acceptTerms, required: true }],
    submit: messages.acceptTermsSubmit,
    links: [{ href: `/${site.locale}/associate-discount-terms`, label: messages.associateTerms }],
    async send() {
      await updateProfile(session.calls, { body: { consumerDetails: { employee: { termsAccepted: true } } } });
      return accountPath(site, '', { done: 'saved' });
    },
  };
}

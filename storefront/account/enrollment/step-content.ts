import { redirect } from 'react-router';
import { updateProfile } from '#generated/calls/update-profile.ts';
import { updateSubscription } from '#generated/calls/update-subscription.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { accountPath } from '../../site/account-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { AccountContent } from '../define-account-screen.ts';
import type { FormDefinition } from '../form-definition.ts';
import { interestFields, preferencesOf } from '../interest-fields.ts';
import { loyaltyEnrollment, loyaltyField, wantsLoyalty } from '../loyalty/loyalty-field.ts';
import { missingOf, personFields, personOf } from '../person-fields.ts';
import { mustAnswerTerms, termsForms } from '../terms-forms.ts';
import { nextOf } from '../ways.ts';
import { progressOf, stepAfter, type EnrollmentStep } from './steps.ts';

interface StepTools {
  readonly context: CustomerContext;
  readonly country: Country;
  /** Address of the next step for the given profile. */
  readonly wayOn: (profile?: CustomerContext['profile']) => string;
  /** Link that skips the step. */
  readonly later: NonNullable<FormDefinition['links']>;
}

type Step = (tools: StepTools) => AccountContent;

/** The content of an enrollment step. */
export function stepContent(step: EnrollmentStep, context: CustomerContext, country: Country): AccountContent {
  const { request, messages, profile } = context;
  const wayOn = (of = profile): string => accountPath(request.site, 'enrollment', { step: stepAfter(step, of), next: nextOf(request) });
  const content = contents[step]({ context, country, wayOn, later: [{ href: wayOn(), label: messages.notNow }] });
  return { ...content, progress: progressOf(step, messages) };
}

const contents: Readonly<Record<EnrollmentStep, Step>> = {
  'complete-profile': ({ context, country, wayOn, later }) => {
    const { messages, session, profile } = context;
    const asked = missingOf(profile.consumerDetails);
    if (asked.length === 0) throw redirect(wayOn());
    return formContent(messages.completeProfile, messages.incomplete, {
      id: 'complete-profile',
      fields: [...personFields(context, country, { asked, isNeeded: true }), ...(profile.isLoyaltyMember ? [] : [loyaltyField(context)])],
      submit: messages.save,
      links: later,
      async send(values) {
        const enrollments = wantsLoyalty(values) ? { enrollments: loyaltyEnrollment(context) } : {};
        const body = { consumerDetails: personOf(values, context, country), ...enrollments };
        return wayOn(await updateProfile(session.calls, { body }));
      },
    });
  },
  welcome: ({ context: { messages, profile }, wayOn }) => {
    const { firstName } = profile.consumerDetails;
    return {
      title: firstName === undefined ? messages.welcome : messages.welcomeTitle({ name: firstName }),
      lead: messages.welcomeLead,
      sections: [{ kind: 'form', form: { id: 'welcome', fields: [], submit: messages.goOn, send: () => Promise.resolve(wayOn()) } }],
    };
  },
  mobile: ({ context, country, wayOn, later }) => {
    const { messages, session, profile } = context;
    return formContent(messages.mobileTitle, messages.mobileLead, {
      id: 'mobile',
      fields: [
        ...personFields(context, country, { asked: ['phone'], person: profile.consumerDetails, isNeeded: true }),
        { name: 'smsNotificationConsent', kind: 'checkbox', label: messages.consentSms, hints: [messages.consentHint] },
      ],
      submit: messages.goOn,
      links: later,
      async send(values) {
        const changed = await updateProfile(session.calls, { body: { consumerDetails: personOf(values, context, country) } });
        if (values.isTicked('smsNotificationConsent'))
          await updateSubscription(session.calls, { body: { type: 'Newsletter', channel: 'sms', optin: true } });
        return wayOn(changed);
      },
    });
  },
  profile: ({ context, country, wayOn, later }) => {
    const { messages, session, profile } = context;
    const asked = missingOf(profile.consumerDetails).filter((field) => field !== 'phone');
    return formContent(messages.aboutYou, messages.aboutYouLead, {
      id: 'about-you',
      fields: personFields(context, country, {
        asked: asked.length > 0 ? asked : ['firstName', 'lastName', 'birthDate', 'postalCode'],
        person: profile.consumerDetails,
        isNeeded: true,
      }),
      submit: messages.goOn,
      links: later,
      send: async (values) => wayOn(await updateProfile(session.calls, { body: { consumerDetails: personOf(values, context, country) } })),
    });
  },
  interests: ({ context, wayOn, later }) => {
    const { messages, session } = context;
    return formContent(messages.interests, messages.interestsLead, {
      id: 'interests',
      fields: interestFields(context),
      submit: messages.goOn,
      links: later,
      send: async (values) => wayOn(await updateProfile(session.calls, { body: { preferences: preferencesOf(values) } })),
    });
  },
  success: ({ context }) => {
    const { request, messages, profile } = context;
    const next = nextOf(request);
    const link =
      next === undefined ? { href: accountPath(request.site), label: messages.toAccount } : { href: next, label: messages.backToShop };
    const forms = mustAnswerTerms(profile) ? termsForms(context, link.href) : [];
    return {
      title: messages.successTitle,
      lead: messages.successLead,
      sections: [...forms.map((form) => ({ kind: 'form' as const, form })), { kind: 'facts', title: messages.whereTo, facts: [], link }],
    };
  },
};

function formContent(title: string, lead: string, form: FormDefinition): AccountContent {
  return { title, lead, sections: [{ kind: 'form', form }] };
}

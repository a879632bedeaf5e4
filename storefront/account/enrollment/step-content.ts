import { redirect } from 'react-router';
import { updateProfile } from '#generated/calls/update-profile.ts';
import { updateSubscription } from '#generated/calls/update-subscription.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { AccountContent } from '../define-account-screen.ts';
import type { FormDefinition } from '../form-definition.ts';
import { createInterestFields, readPreferences } from '../interest-fields.ts';
import { createLoyaltyEnrollment, createLoyaltyField, hasChosenLoyalty } from '../loyalty/loyalty-field.ts';
import { getMissingFields, createPersonFields, readPerson } from '../person-fields.ts';
import { shouldShowTerms } from '../membership/terms-state.ts';
import { createTermsForms } from '../terms-forms.ts';
import { getNextPath } from '../sign-in-path.ts';
import { getProgress, getNextStep, type EnrollmentStep } from './steps.ts';

interface StepTools {
  readonly context: CustomerContext;
  readonly country: Country;
  /** Address of the next step for the given profile. */
  readonly getNextStepPath: (profile?: CustomerContext['profile']) => string;
  /** Link that skips the step. */
  readonly later: NonNullable<FormDefinition['links']>;
}

type Step = (tools: StepTools) => AccountContent;

/** The content of an enrollment step. */
export function createStepContent(step: EnrollmentStep, context: CustomerContext, country: Country): AccountContent {
  const { request, messages, profile } = context;
  const getNextStepPath = (of = profile): string =>
    getAccountPath(request.site, 'enrollment', { step: getNextStep(step, of), next: getNextPath(request) });
  const content = contents[step]({ context, country, getNextStepPath, later: [{ href: getNextStepPath(), label: messages.notNow }] });
  return { ...content, progress: getProgress(step, messages) };
}

const contents: Readonly<Record<EnrollmentStep, Step>> = {
  'complete-profile': ({ context, country, getNextStepPath, later }) => {
    const { messages, session, profile } = context;
    const missing = getMissingFields(profile.consumerDetails);
    if (missing.length === 0) throw redirect(getNextStepPath());
    return createFormContent(messages.completeProfile, messages.incomplete, {
      id: 'complete-profile',
      fields: [
        ...createPersonFields(context, country, { names: missing, isRequired: true }),
        ...(profile.isLoyaltyMember ? [] : [createLoyaltyField(context)]),
      ],
      submit: messages.save,
      links: later,
      async send(values) {
        const enrollments = hasChosenLoyalty(values) ? { enrollments: createLoyaltyEnrollment(context) } : {};
        const body = { consumerDetails: readPerson(values, context, country), ...enrollments };
        return getNextStepPath(await updateProfile(session.calls, { body }));
      },
    });
  },
  welcome: ({ context: { messages, profile }, getNextStepPath }) => {
    const { firstName } = profile.consumerDetails;
    return {
      title: firstName === undefined ? messages.welcome : messages.welcomeTitle({ name: firstName }),
      lead: messages.welcomeLead,
      sections: [
        { kind: 'form', form: { id: 'welcome', fields: [], submit: messages.goOn, send: () => Promise.resolve(getNextStepPath()) } },
      ],
    };
  },
  mobile: ({ context, country, getNextStepPath, later }) => {
    const { messages, session, profile } = context;
    return createFormContent(messages.mobileTitle, messages.mobileLead, {
      id: 'mobile',
      fields: [
        ...createPersonFields(context, country, { names: ['phone'], person: profile.consumerDetails, isRequired: true }),
        { name: 'smsNotificationConsent', kind: 'checkbox', label: messages.consentSms, hints: [messages.consentHint] },
      ],
      submit: messages.goOn,
      links: later,
      async send(values) {
        const changed = await updateProfile(session.calls, { body: { consumerDetails: readPerson(values, context, country) } });
        if (values.isTicked('smsNotificationConsent'))
          await updateSubscription(session.calls, { body: { type: 'Newsletter', channel: 'sms', optin: true } });
        return getNextStepPath(changed);
      },
    });
  },
  profile: ({ context, country, getNextStepPath, later }) => {
    const { messages, session, profile } = context;
    const missing = getMissingFields(profile.consumerDetails).filter((field) => field !== 'phone');
    return createFormContent(messages.aboutYou, messages.aboutYouLead, {
      id: 'about-you',
      fields: createPersonFields(context, country, {
        names: missing.length > 0 ? missing : ['firstName', 'lastName', 'birthDate', 'postalCode'],
        person: profile.consumerDetails,
        isRequired: true,
      }),
      submit: messages.goOn,
      links: later,
      send: async (values) =>
        getNextStepPath(await updateProfile(session.calls, { body: { consumerDetails: readPerson(values, context, country) } })),
    });
  },
  interests: ({ context, getNextStepPath, later }) => {
    const { messages, session } = context;
    return createFormContent(messages.interests, messages.interestsLead, {
      id: 'interests',
      fields: createInterestFields(context),
      submit: messages.goOn,
      links: later,
      send: async (values) => getNextStepPath(await updateProfile(session.calls, { body: { preferences: readPreferences(values) } })),
    });
  },
  success: ({ context }) => {
    const { request, messages, profile } = context;
    const next = getNextPath(request);
    const link =
      next === undefined ? { href: getAccountPath(request.site), label: messages.toAccount } : { href: next, label: messages.backToShop };
    const forms = shouldShowTerms(profile) ? createTermsForms(context, link.href) : [];
    return {
      title: messages.successTitle,
      lead: messages.successLead,
      sections: [...forms.map((form) => ({ kind: 'form' as const, form })), { kind: 'facts', title: messages.whereTo, facts: [], link }],
    };
  },
};

function createFormContent(title: string, lead: string, form: FormDefinition): AccountContent {
  return { title, lead, sections: [{ kind: 'form', form }] };
}

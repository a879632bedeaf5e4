import { issueToken } from '#generated/calls/issue-token.ts';
import { signUp as signUpCall } from '#generated/calls/sign-up.ts';
import { signUp } from '../../../session/sign-in.ts';
import { requireGuest, type AccountContext } from '../../../account/account-context.ts';
import { getNextPath } from '../../../account/sign-in-path.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { finishSignIn } from '../../../account/finish-sign-in.ts';
import { createEmailField, createNewPasswordField } from '../../../account/credential-fields.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { forgetLookedUpEmail, getLookedUpEmail } from '../../../account/enrollment/looked-up-email.ts';
import { getProgress } from '../../../account/enrollment/steps.ts';
import { getCaptcha, createFormCheck } from '../../../account/form-check.ts';
import type { FieldDefinition, FormDefinition } from '../../../account/form-definition.ts';
import { isJoining, createLoyaltyField, hasChosenLoyalty } from '../../../account/loyalty/loyalty-field.ts';
import { createPersonFields, readPerson } from '../../../account/person-fields.ts';
import { loadCountries } from '../../../account/site-country.ts';

export const screen = defineAccountScreen({
  page: 'sign-up',
  calls: [signUpCall, issueToken],
  authorize: requireGuest,
  async show(context) {
    const { messages } = context;
    const isUnknown = getLookedUpEmail(context.request) !== undefined;
    const [title, lead] = isJoining(context) ? [messages.join, messages.joinLead] : [messages.signUp, messages.signUpLead];
    return {
      title,
      lead: isUnknown ? messages.noAccountYet : lead,
      progress: getProgress('sign-up', messages),
      sections: [{ kind: 'form', form: await createSignUpForm(context) }],
    };
  },
});

async function createSignUpForm(context: AccountContext): Promise<FormDefinition> {
  const { request, messages, session } = context;
  const { site } = request;
  const joins = isJoining(context);
  const next = getNextPath(request);
  const { country } = await loadCountries(context);
  const consents: readonly FieldDefinition[] = [
    { name: 'newsletterConsent', kind: 'checkbox', label: messages.consentNewsletter, hints: [messages.consentHint] },
    ...(joins ? [] : [createLoyaltyField(context)]),
  ];
  return {
    id: 'sign-up',
    changesSession: true,
    ...createFormCheck(context, 'signUp'),
    fields: [
      { ...createEmailField('email', context), value: getLookedUpEmail(request) },
      createNewPasswordField('password', messages.password, context),
      ...createPersonFields(context, country, { names: ['firstName', 'lastName'] }),
      ...consents,
    ],
    ...(joins ? { lead: messages.joinConsent } : {}),
    submit: joins ? messages.join : messages.signUp,
    links: [
      ...(joins ? [{ href: `/${site.locale}/loyalty-terms`, label: messages.clubTerms }] : []),
      // Visitors with an account sign in to join.
      {
        href: getAccountPath(site, 'sign-in', { next: joins ? getAccountPath(site, 'loyalty', { next }) : next }),
        label: messages.haveAccount,
      },
    ],
    errorFields: { PRO409: 'email', FE872: 'password', AUT450: 'password' },
    async send(values) {
      const signedIn = await signUp(
        session,
        {
          ...readPerson(values, context, country),
          email: values.text('email'),
          password: values.text('password'),
          locale: site.wireLocale,
          country: site.country,
          source: { acquisitionType: 'Signup', campaignName: getAccountPath(site, 'sign-up') },
          subscriptions: {
            newsletterConsent: values.isTicked('newsletterConsent'),
            loyaltyConsent: joins || hasChosenLoyalty(values),
          },
        },
        getCaptcha(values),
      );
      forgetLookedUpEmail(request);
      return finishSignIn(context, signedIn, { isNew: true });
    },
  };
}

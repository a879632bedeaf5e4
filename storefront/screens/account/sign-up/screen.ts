import { issueToken } from '#generated/calls/issue-token.ts';
import { signUp as signUpCall } from '#generated/calls/sign-up.ts';
import { signUp } from '../../../session/sign-in.ts';
import { requireGuest, type AccountContext } from '../../../account/account-context.ts';
import { nextOf } from '../../../account/ways.ts';
import { accountPath } from '../../../site/account-paths.ts';
import { afterSignIn } from '../../../account/after-sign-in.ts';
import { emailField, newPasswordField } from '../../../account/credential-fields.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { forgetEmail, knownEmail } from '../../../account/enrollment/known-email.ts';
import { progressOf } from '../../../account/enrollment/steps.ts';
import { captchaIn, formCheck } from '../../../account/form-check.ts';
import type { FieldDefinition, FormDefinition } from '../../../account/form-definition.ts';
import { isToJoin, loyaltyField, wantsLoyalty } from '../../../account/loyalty/loyalty-field.ts';
import { personFields, personOf } from '../../../account/person-fields.ts';
import { countriesOf } from '../../../account/site-country.ts';

export const screen = defineAccountScreen({
  page: 'sign-up',
  calls: [signUpCall, issueToken],
  admit: requireGuest,
  async show(context) {
    const { messages } = context;
    const isUnknown = knownEmail(context.request) !== undefined;
    const [title, lead] = isToJoin(context) ? [messages.join, messages.joinLead] : [messages.signUp, messages.signUpLead];
    return {
      title,
      lead: isUnknown ? messages.noAccountYet : lead,
      progress: progressOf('sign-up', messages),
      sections: [{ kind: 'form', form: await signUpForm(context) }],
    };
  },
});

async function signUpForm(context: AccountContext): Promise<FormDefinition> {
  const { request, messages, session } = context;
  const { site } = request;
  const joins = isToJoin(context);
  const next = nextOf(request);
  const { country } = await countriesOf(context);
  const consents: readonly FieldDefinition[] = [
    { name: 'newsletterConsent', kind: 'checkbox', label: messages.consentNewsletter, hints: [messages.consentHint] },
    ...(joins ? [] : [loyaltyField(context)]),
  ];
  return {
    id: 'sign-up',
    changesSession: true,
    ...formCheck(context, 'signUp'),
    fields: [
      { ...emailField('email', context), value: knownEmail(request) },
      newPasswordField('password', messages.password, context),
      ...personFields(context, country, { asked: ['firstName', 'lastName'] }),
      ...consents,
    ],
    ...(joins ? { lead: messages.joinConsent } : {}),
    submit: joins ? messages.join : messages.signUp,
    links: [
      ...(joins ? [{ href: `/${site.locale}/loyalty-terms`, label: messages.clubTerms }] : []),
      // Visitors with an account sign in to join.
      { href: accountPath(site, 'sign-in', { next: joins ? accountPath(site, 'loyalty', { next }) : next }), label: messages.haveAccount },
    ],
    errorFields: { PRO409: 'email', FE872: 'password', AUT450: 'password' },
    async send(values) {
      const signedIn = await signUp(
        session,
        {
          ...personOf(values, context, country),
          email: values.text('email'),
          password: values.text('password'),
          locale: site.wireLocale,
          country: site.country,
          source: { acquisitionType: 'Signup', campaignName: accountPath(site, 'sign-up') },
          subscriptions: {
            newsletterConsent: values.isTicked('newsletterConsent'),
            loyaltyConsent: joins || wantsLoyalty(values),
          },
        },
        captchaIn(values),
      );
      forgetEmail(request);
      return afterSignIn(context, signedIn, { isNew: true });
    },
  };
}

import { issueToken } from '#generated/calls/issue-token.ts';
import { lookupAccount } from '#generated/calls/lookup-account.ts';
import { signIn } from '#generated/calls/sign-in.ts';
import { signInWithPasskey } from '#generated/calls/sign-in-with-passkey.ts';
import { ordersMessages } from '#generated/messages/orders/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { requireGuest } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import type { SectionDefinition } from '../../../account/form-definition.ts';
import { createLookupForm } from '../../../account/enrollment/lookup-form.ts';
import { getLookedUpEmail } from '../../../account/enrollment/looked-up-email.ts';
import { canUsePasskeys, createPasskeySignInForm } from '../../../account/passkeys/passkey-forms.ts';
import { createSignInForm } from '../../../account/sign-in-form.ts';
import { getNextPath } from '../../../account/sign-in-path.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { getTrackPath } from '../../../site/order-paths.ts';
import type { Site } from '../../../site/site.ts';

/** The sign-in: first the email address, then the password. The dialog shows both at once, unless the enrollment is simplified. */
export const screen = defineAccountScreen({
  page: 'sign-in',
  calls: [lookupAccount, signIn, signInWithPasskey, issueToken],
  authorize: requireGuest,
  show: (context) => {
    const { request, messages } = context;
    const { services, site, url } = request;
    const step = url.searchParams.get('step');
    const next = getNextPath(request);
    const passkey = canUsePasskeys(context) ? [{ kind: 'form', form: createPasskeySignInForm(context) } as const] : [];
    if (step === null || (step === 'dialog' && services.settings.of(site).features.simplifiedEnrollment))
      return {
        title: messages.signIn,
        lead: messages.lookupLead,
        sections: [{ kind: 'form', form: createLookupForm(context) }, ...passkey, createTrackSection(site)],
      };
    const isKnown = step !== 'dialog' && getLookedUpEmail(request) !== undefined;
    const wayBack = isKnown
      ? { title: messages.notYou, link: { href: getAccountPath(site, 'sign-in', { next }), label: messages.otherAddress } }
      : { title: messages.newHere, link: { href: getAccountPath(site, 'sign-up', { next }), label: messages.signUp } };
    return {
      title: messages.signIn,
      lead: messages.signInLead,
      sections: [
        { kind: 'form', form: createSignInForm(context) },
        ...passkey,
        { kind: 'facts', facts: [], ...wayBack },
        createTrackSection(site),
      ],
    };
  },
});

/** A link to the order lookup. */
function createTrackSection(site: Site): SectionDefinition {
  const { orderedAsGuest, trackTitle } = getMessages(ordersMessages, site.locale);
  return { kind: 'facts', title: orderedAsGuest, facts: [], link: { href: getTrackPath(site), label: trackTitle } };
}

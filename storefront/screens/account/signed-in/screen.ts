import type { LinkModel } from '#commerce/account/part-models.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { getStepAfterSignIn } from '../../../account/enrollment/steps.ts';
import type { SectionDefinition } from '../../../account/form-definition.ts';
import { getNextPath } from '../../../account/sign-in-path.ts';
import { getAccountPath } from '../../../site/account-paths.ts';

/** Confirms a sign-in in a dialog over the current page, with the missing profile details. */
export const screen = defineAccountScreen({
  page: 'signed-in',
  calls: [],
  authorize: requireCustomer,
  show({ request, messages, profile }) {
    const { site } = request;
    const { firstName } = profile.consumerDetails;
    const next = getNextPath(request);
    const toAccount = { href: getAccountPath(site), label: messages.toAccount };
    return {
      title: messages.signedIn,
      ...(firstName === undefined ? {} : { lead: messages.hello({ name: firstName }) }),
      sections: [...throwNotFound(), { kind: 'facts', title: messages.whereTo, facts: [], link: toAccount }],
    };

    function throwNotFound(): readonly SectionDefinition[] {
      const step = getStepAfterSignIn(profile);
      if (step !== undefined)
        return [
          createLinkSection(messages.incomplete, {
            href: getAccountPath(site, 'enrollment', { step, next }),
            label: messages.completeProfile,
          }),
        ];
      if (profile.preferences.interests !== undefined) return [];
      return [
        createLinkSection(messages.interestsLead, { href: getAccountPath(site, 'interests', { next }), label: messages.chooseInterests }),
      ];
    }
  },
});

function createLinkSection(title: string, link: LinkModel): SectionDefinition {
  return { kind: 'facts', title, facts: [], link };
}

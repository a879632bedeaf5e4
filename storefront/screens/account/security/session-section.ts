import { endSession } from '#generated/calls/end-session.ts';
import type { AccountSession } from '#generated/openapi/authentication.ts';
import type { Device } from '#generated/openapi/shared.ts';
import { getCountryName } from '#messages/format/country-name.ts';
import type { CustomerContext } from '../../../account/account-context.ts';
import type { FormDefinition, SectionDefinition } from '../../../account/form-definition.ts';
import { createMomentLine } from '../../../account/moment-line.ts';
import { getDeviceName } from '../../../account/passkeys/device-name.ts';
import { getAccountPath } from '../../../site/account-paths.ts';

/** The sessions of the account, the current one first; that one has no button because signing out ends it. */
export function createSessionSection(sessions: readonly AccountSession[], context: CustomerContext): SectionDefinition {
  const { request, messages, session } = context;
  const { languageTag } = request.site;
  const endOthers: FormDefinition = {
    id: 'end-others',
    fields: [],
    submit: messages.endOtherSessions,
    looks: 'outline',
    async send() {
      await session.endOtherSessions();
      return getAccountPath(request.site, 'security', { done: 'sessions-ended' });
    },
  };
  return {
    kind: 'entries',
    title: messages.sessions,
    empty: '',
    entries: sessions
      .toSorted((one, other) => Number(other.current) - Number(one.current))
      .map(({ id, siteId, device = {}, beganAt, usedAt, current }) => ({
        id,
        ...(current ? { badge: messages.thisSession } : {}),
        lines: [
          getDeviceName(device, messages),
          formatPlace(device, siteId, context),
          createMomentLine(messages.sessionBegan, beganAt, languageTag),
          ...(current ? [] : [{ ...createMomentLine(messages.sessionUsed, usedAt, languageTag), isRelative: true as const }]),
        ],
        forms: current ? [] : [createEndForm(id, context)],
      })),
    forms: sessions.length > 1 ? [endOthers] : [],
  };
}

/** The city or country that the network reported at the sign-in, or else the country of the site. */
function formatPlace({ country, city }: Device, siteId: string, { request: { site }, messages }: CustomerContext): string {
  const getSessionName = (code: string): string => getCountryName(code, site.languageTag);
  if (country === undefined) return messages.sessionSite({ country: getSessionName(siteId.split('-')[1] ?? '') });
  return messages.sessionPlace({ place: city === undefined ? getSessionName(country) : `${city}, ${getSessionName(country)}` });
}

function createEndForm(sessionId: string, { request, messages, session }: CustomerContext): FormDefinition {
  return {
    id: `end-${sessionId}`,
    fields: [],
    submit: messages.endSession,
    looks: 'text-link',
    async send() {
      await endSession(session.calls, { sessionId });
      return getAccountPath(request.site, 'security', { done: 'session-ended' });
    },
  };
}

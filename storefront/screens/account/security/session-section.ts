import { formatDate } from '#messages/format/date.ts';
import { endOtherSessions } from '#generated/calls/end-other-sessions.ts';
import { endSession } from '#generated/calls/end-session.ts';
import type { AccountSession } from '#generated/openapi/authentication.ts';
import type { CustomerContext } from '../../../account/account-context.ts';
import type { FormDefinition, SectionDefinition } from '../../../account/form-definition.ts';
import { deviceName } from '../../../account/passkeys/device-name.ts';
import { accountPath } from '../../../site/account-paths.ts';

/** Where the account is signed in, this session first; it ends by signing out. */
export function sessionSection(sessions: readonly AccountSession[], context: CustomerContext): SectionDefinition {
  const { request, messages, session } = context;
  const { languageTag } = request.site;
  const endOthers: FormDefinition = {
    id: 'end-others',
    fields: [],
    submit: messages.endOtherSessions,
    looks: 'outline',
    async send() {
      await endOtherSessions(session.calls);
      return accountPath(request.site, 'security', { done: 'sessions-ended' });
    },
  };
  return {
    kind: 'entries',
    title: messages.sessions,
    empty: '',
    entries: sessions
      .toSorted((one, other) => Number(other.current) - Number(one.current))
      .map(({ id, device = {}, beganAt, usedAt, current }) => ({
        id,
        ...(current ? { badge: messages.thisSession } : {}),
        lines: [
          deviceName(device, messages),
          messages.sessionBegan({ date: formatDate(new Date(beganAt), languageTag) }),
          messages.lastUsed({ date: formatDate(new Date(usedAt), languageTag) }),
        ],
        forms: current ? [] : [endForm(id, context)],
      })),
    forms: sessions.length > 1 ? [endOthers] : [],
  };
}

function endForm(sessionId: string, { request, messages, session }: CustomerContext): FormDefinition {
  return {
    id: `end-${sessionId}`,
    fields: [],
    submit: messages.endSession,
    looks: 'text-link',
    async send() {
      await endSession(session.calls, { sessionId });
      return accountPath(request.site, 'security', { done: 'session-ended' });
    },
  };
}

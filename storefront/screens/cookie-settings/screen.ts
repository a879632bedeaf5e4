import { createElement } from 'react';
import { consentMessages } from '#generated/messages/consent/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { recordDocument } from '../../canvas/document-record.ts';
import { composeShown } from '../../page/compose.ts';
import { keepIdentity } from '../../page/keep-identity.ts';
import { monetateIdOf } from '../../personalization/events.ts';
import { ConsentSettings } from '../../parts/consent-settings.tsx';
import { answerIn, consentCookie, consentForm, consentOf, consentValue } from '../../request/consent.ts';
import { cookie } from '../../request/cookies.ts';
import { responseCookies } from '../../request/response-cookies.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { privateHead } from '../../screen/private-head.ts';
import { ownPath } from '../../site/own-path.ts';

const DAY = 24 * 60 * 60;

/** What the visitor allows, to be looked at and changed. The bar's form is sent here too, and leads back to its page. */
export const screen = defineScreen({
  name: 'cookie-settings',
  isPrivate: true,
  messages: {},
  loadCriticalData: async ({ facts }) => consentOf(facts.cookies[consentCookie]) ?? [],
  page({ critical: allowed }, { facts, services }) {
    const messages = messagesIn(consentMessages, facts.site.locale);
    const isSaved = facts.url.searchParams.has('saved');
    const element = createElement(ConsentSettings, { site: facts.site, messages, allowed, isSaved });
    const composed = composeShown('page', [{ hostPart: 'cookie-settings', element }], facts, services);
    recordDocument(facts, { canvases: [composed] });
    return { status: 200, head: privateHead(messages.settings, facts.site), canvas: composed.data };
  },
  async action(form, { facts, services }) {
    const { path } = consentForm(facts.site);
    const allowed = answerIn(form);
    if (allowed) {
      const secure = facts.url.protocol === 'https:';
      const { days } = services.settings.of(facts.site).consent;
      responseCookies(facts).set(cookie(consentCookie, consentValue(allowed), { maxAge: days * DAY, secure }));
      keepIdentity(facts, monetateIdOf(facts.cookies), allowed.includes('analytics'));
    }
    const referrer = facts.headers.get('referer');
    const from = referrer !== null && URL.canParse(referrer) ? new URL(referrer) : undefined;
    const back = from?.origin === facts.url.origin ? ownPath(`${from.pathname}${from.search}`, facts.site) : undefined;
    return back === undefined || back.startsWith(path) ? `${path}?saved` : back;
  },
});

import { createElement } from 'react';
import { consentMessages } from '#generated/messages/consent/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { composeResolved } from '../../page/compose.ts';
import { storeIdentity } from '../../page/store-identity.ts';
import { getMonetateId } from '../../personalization/events.ts';
import { ConsentSettings } from '../../parts/consent-settings.tsx';
import { parseConsentForm, consentCookie, getConsentForm, parseConsent, formatConsent } from '../../request/consent.ts';
import { serializeCookie } from '../../request/cookies.ts';
import { getReferringPage } from '../../request/referring-page.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { createPrivateHead } from '../../screen/private-head.ts';

const DAY = 24 * 60 * 60;

/** Shows and changes the visitor's consent. The consent bar also sends its form here, which redirects to the bar's page. */
export const screen = defineScreen({
  name: 'cookie-settings',
  isPrivate: true,
  messages: {},
  loadCriticalData: async ({ context }) => parseConsent(context.cookies[consentCookie]) ?? [],
  page({ critical: allowed }, { context }) {
    const messages = getMessages(consentMessages, context.site.locale);
    const isSaved = context.url.searchParams.has('saved');
    const element = createElement(ConsentSettings, { site: context.site, messages, allowed, isSaved });
    const composed = composeResolved('page', [{ hostPart: 'cookie-settings', element }], context);
    context.document.record({ canvases: [composed] });
    return { status: 200, head: createPrivateHead(messages.settings, context.site), canvas: composed.data };
  },
  async action(form, { context }) {
    const { path } = getConsentForm(context.site);
    const allowed = parseConsentForm(form);
    if (allowed) {
      const secure = context.url.protocol === 'https:';
      const { days } = context.services.settings.of(context.site).consent;
      context.responseCookies.set(serializeCookie(consentCookie, formatConsent(allowed), { maxAge: days * DAY, secure }));
      storeIdentity(context, getMonetateId(context.cookies), allowed.includes('analytics'));
    }
    const back = getReferringPage(context);
    return back === undefined || back.startsWith(path) ? `${path}?saved` : back;
  },
});

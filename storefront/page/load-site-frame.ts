import type { Page } from '#generated/content/types.ts';
import type { ToastDurations } from '#ui/toast/toast-queue.ts';
import { createElement } from 'react';
import { consentMessages } from '#generated/messages/consent/all.ts';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { siteFrameMessages } from '#generated/messages/site-frame/all.ts';
import type { SiteFrameMessages } from '#generated/messages/site-frame/messages.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { employeeSegment, loggedInSegment } from '../personalization/segments.ts';
import { StaffBar } from '../parts/staff-bar.tsx';
import { hasFavorites } from '../request/staff/own-lists.ts';
import { staffMessages } from '#generated/messages/staff/all.ts';
import { ConsentBar } from '../parts/consent-bar.tsx';
import { consentCookie, parseConsent } from '../request/consent.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { CanvasData } from '../canvas/canvas-data.ts';
import { compose, composeResolved, resolveCanvasParts, type CanvasPart } from './compose.ts';
import { getShownChoices, type ShownChoice } from '../canvas/get-shown-choices.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import { appFooter, checkoutFooter, createContentCalls, isNotFound } from '../content/content-calls.ts';
import { isCheckout } from '../site/checkout-path.ts';
import { createCheckoutHeaderParts } from './checkout-header-parts.ts';
import { createHeaderParts } from './header-parts.ts';
import { loadPendingOrder } from './load-pending-order.ts';

export interface SiteFrameData {
  readonly locale: string;
  /** BCP 47, e.g. "en-US". */
  readonly languageTag: string;
  readonly loggedIn: boolean;
  /** Changes with every sign-in and sign-out. */
  readonly visitor: string;
  /** The bar of an employee's session. */
  readonly staff: CanvasData | null;
  /** The bar of an order whose payment is pending. */
  readonly pendingOrder: CanvasData | null;
  /** Last known number of units in the cart, and the messages with the {count} of its link. */
  readonly cart: { readonly count: number; readonly messages: MessageData<SiteFrameMessages> };
  /** True if the site has favorites. */
  readonly hasFavorites: boolean;
  readonly skipToContent: string;
  readonly close: string;
  /** Accessible name of the toast region. */
  readonly notifications: string;
  readonly toasts: ToastDurations;
  readonly loading: string;
  readonly promo: CanvasData | null;
  /** Uses the header and footer of the checkout. */
  readonly isBare: boolean;
  /** Brand, search and tools. The menu follows them and the cart, so that Tab reaches those before the links of its panels. */
  readonly header: CanvasData;
  readonly menu: CanvasData | null;
  readonly footer: CanvasData | null;
  /** The first pop-up that the visitor has not dismissed. */
  readonly popUp: CanvasData | null;
  /** The consent question; null once the visitor has answered. */
  readonly consent: CanvasData | null;
  readonly choices: readonly ShownChoice[];
}

/**
 * Loads the header, footer and other parts around every page; the app's web view has its own. A part that fails to load is logged and left
 * out.
 */
export async function loadSiteFrame(context: RequestContext): Promise<SiteFrameData> {
  const { site, channel } = context;
  const calls = createContentCalls(context);
  const isInApp = channel === 'MAPP';
  const isBare = isCheckout(context.url.pathname);
  const [{ visitor }, menu, footer, promo, popUps, pendingOrder] = await Promise.all([
    context.visit,
    isInApp || isBare ? undefined : loadOptional('menu', calls.menu()),
    loadOptional('footer', isBare ? calls.fragment(checkoutFooter) : isInApp ? calls.fragment(appFooter) : calls.footer()),
    isBare ? undefined : loadOptional('promotion', calls.fragment('promo-bar')),
    isBare ? undefined : loadOptional('popups', calls.popUps()),
    loadPendingOrder(context),
  ]);
  const messages = getMessages(storefrontMessages, site.locale);
  const isSignedIn = visitor.segments.has(loggedInSegment);
  const { staff } = context.session;
  // Browsers must not show them after the session has ended or the order is decided.
  if (staff ?? pendingOrder) context.document.record({ isPrivate: true });
  const header = createHeaderParts(context, { isSignedIn, isEmployee: visitor.segments.has(employeeSegment), staff: staff?.type });
  const needsConsent = parseConsent(context.cookies[consentCookie]) === undefined;
  const canvases = {
    staff: staff
      ? composeCanvas('staff', [
          { hostPart: 'staff', element: createElement(StaffBar, { site, messages: getMessages(staffMessages, site.locale), staff }) },
        ])
      : null,
    pendingOrder: pendingOrder ? composeCanvas('pending-order', [pendingOrder]) : null,
    promo: promo ? composeCanvas('promo', [{ document: promo }]) : null,
    header: isBare ? composeCanvas('checkout-header', createCheckoutHeaderParts(context)) : composeCanvas('header', header),
    menu: menu ? composeCanvas('menu', [{ document: menu }]) : null,
    footer: footer ? composeCanvas(isBare ? 'checkout-footer' : 'footer', [{ document: footer }]) : null,
    consent: needsConsent
      ? composeCanvas('consent', [
          { hostPart: 'consent', element: createElement(ConsentBar, { site, messages: getMessages(consentMessages, site.locale) }) },
        ])
      : null,
    // A pop-up does not open together with the consent question.
    popUp:
      popUps && !needsConsent
        ? record(composeResolved('popups', resolveCanvasParts([{ document: popUps }], visitor, context, { limit: 1 }), context))
        : null,
  };
  return {
    locale: site.locale,
    languageTag: site.languageTag,
    loggedIn: isSignedIn,
    visitor: staff ? `${staff.type} ${context.session.customerId ?? ''}` : isSignedIn ? 'in' : 'out',
    staff: canvases.staff?.data ?? null,
    pendingOrder: canvases.pendingOrder?.data ?? null,
    cart: { count: context.session.cartCount, messages: siteFrameMessages[getMessageLocale(site.locale)] },
    hasFavorites: hasFavorites(context),
    skipToContent: messages.skipToContent,
    close: messages.close,
    notifications: messages.notifications,
    toasts: context.services.settings.of(site).toasts,
    loading: messages.loading,
    promo: canvases.promo?.data ?? null,
    isBare,
    header: canvases.header.data,
    menu: canvases.menu?.data ?? null,
    footer: canvases.footer?.data ?? null,
    consent: canvases.consent?.data ?? null,
    popUp: canvases.popUp?.shown.length ? canvases.popUp.data : null,
    choices: getShownChoices(Object.values(canvases).flatMap((composed) => composed?.choices ?? [])),
  };

  function composeCanvas(name: string, parts: readonly CanvasPart[]): ComposedCanvas {
    return record(compose(name, parts, visitor, context));
  }

  function record(composed: ComposedCanvas): ComposedCanvas {
    context.document.record({ canvases: [composed] });
    return composed;
  }

  async function loadOptional(part: string, call: Promise<Page>): Promise<Page | undefined> {
    try {
      return await call;
    } catch (error) {
      const line = `[cairn] [page] the ${part} is left out: ${String(error)}`;
      if (isNotFound(error)) context.services.log.warn(line, { siteId: site.siteId });
      else context.services.log.error(line, { siteId: site.siteId });
      return undefined;
    }
  }
}

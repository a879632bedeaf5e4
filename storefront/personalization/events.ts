import type { components } from '#generated/openapi/personalization.ts';
import type { RequestFacts } from '../request.ts';

type DecideRequest = components['schemas']['DecideRequest'];
type DecideEvent = DecideRequest['events'][number];

export interface PageFacts {
  /** commerce.md §2. */
  readonly pageType: 'home' | 'error' | 'other';
  /** Words from the home page down to this one. */
  readonly breadcrumbs: readonly string[];
}

const ACTIONS = ['monetate:action:OmnichannelJson', 'monetate:action:OmnichannelRecommendation'] as const;

/** The visitor's identifier for the personalization service, as it is kept between calls. */
export const monetateCookie = 'mt.v';

/** What the personalization service is told about a page view, and the question (content.md §7). */
export function decideRequest(facts: RequestFacts, page: PageFacts): DecideRequest {
  const { url, site, headers, cookies } = facts;
  const referrer = headers.get('referer');
  const userAgent = headers.get('user-agent');
  const screen = /^(\d{1,5})x(\d{1,5})$/.exec(cookies.screen ?? '');
  const events: DecideEvent[] = [
    {
      eventType: 'monetate:context:PageView',
      url: url.href,
      path: url.pathname,
      pageType: page.pageType,
      categories: [],
      breadcrumbs: [...page.breadcrumbs],
    },
    { eventType: 'monetate:context:Language', language: site.languageTag },
    ...(userAgent ? [{ eventType: 'monetate:context:UserAgent' as const, userAgent }] : []),
    ...(referrer ? [{ eventType: 'monetate:context:Referrer' as const, referrer }] : []),
    ...(screen ? [{ eventType: 'monetate:context:ScreenSize' as const, width: Number(screen[1]), height: Number(screen[2]) }] : []),
    ...customVariables(cookies.userInterest),
    {
      eventType: 'monetate:decision:DecisionRequest',
      requestId: facts.correlationId,
      includeReporting: true,
      actionTypes: [...ACTIONS],
      slots: [],
    },
  ];
  const monetateId = cookies[monetateCookie];
  return { channel: `cairn/p/${url.hostname}`, events, ...(monetateId ? { monetateId } : {}) };
}

function customVariables(userInterest: string | undefined): DecideEvent[] {
  const interest = userInterest ? [{ variable: 'userInterest', value: userInterest }] : [];
  return [
    {
      eventType: 'monetate:context:CustomVariables',
      customVariables: [...interest, { variable: 'total-cart', value: '0' }, { variable: 'sub-total', value: '0' }],
    },
  ];
}

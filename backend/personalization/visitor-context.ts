import type { OperationRequest } from '#generated/openapi/operations.ts';

export type DecideRequest = OperationRequest<'decide'>['body'];
export type DecideEvent = DecideRequest['events'][number];
type EventOf<Type extends DecideEvent['eventType']> = Extract<DecideEvent, { eventType: Type }>;
export type DecisionRequestEvent = EventOf<'monetate:decision:DecisionRequest'>;

/**
 * Facts about the visitor from the context events of a call. The last event of a kind wins, except for variables, which may have several
 * values.
 */
export interface VisitorContext {
  readonly pageType?: string;
  readonly path?: string;
  readonly language?: string;
  readonly variables: ReadonlyMap<string, readonly string[]>;
  /** Products on the page, then those in the cart. */
  readonly productIds: ReadonlySet<string>;
  readonly inCart: EventOf<'monetate:context:Cart'>['cartLines'];
}

export function getEvents<Type extends DecideEvent['eventType']>(events: readonly DecideEvent[], type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.eventType === type);
}

function getPath(event: EventOf<'monetate:context:PageView'> | undefined): string | undefined {
  if (!event) return undefined;
  const path = event.path ?? (URL.canParse(event.url) ? new URL(event.url).pathname : event.url);
  return path.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/i, '') || '/';
}

export function readVisitorContext(events: readonly DecideEvent[]): VisitorContext {
  let page: EventOf<'monetate:context:PageView'> | undefined;
  let language: string | undefined;
  const variables = new Map<string, readonly string[]>();
  const productIds = new Set<string>();
  const inCart: EventOf<'monetate:context:Cart'>['cartLines'] = [];
  for (const event of events) {
    switch (event.eventType) {
      case 'monetate:context:PageView':
        page = event;
        break;
      case 'monetate:context:Language':
        ({ language } = event);
        break;
      case 'monetate:context:CustomVariables':
        for (const { variable, value } of event.customVariables) variables.set(variable, [...(variables.get(variable) ?? []), value]);
        break;
      case 'monetate:context:ProductDetailView':
        for (const { productId } of event.products) productIds.add(productId);
        break;
      case 'monetate:context:Cart':
        inCart.push(...event.cartLines);
        break;
      default:
    }
  }
  for (const { pid } of inCart) productIds.add(pid);
  return { pageType: page?.pageType, path: getPath(page), language, variables, productIds, inCart };
}

import type { OperationRequest } from '#generated/openapi/operations.ts';

export type DecideRequest = OperationRequest<'decide'>['body'];
export type DecideEvent = DecideRequest['events'][number];
type EventOf<Type extends DecideEvent['eventType']> = Extract<DecideEvent, { eventType: Type }>;
export type DecisionRequestEvent = EventOf<'monetate:decision:DecisionRequest'>;

/** What the context events of a call say of the visitor; the last event of a kind wins. */
export interface VisitorContext {
  readonly pageType?: string;
  readonly path?: string;
  readonly language?: string;
  readonly variables: ReadonlyMap<string, string>;
  /** What is on the page, and then what is in the cart. */
  readonly productIds: ReadonlySet<string>;
}

export function eventsOf<Type extends DecideEvent['eventType']>(events: readonly DecideEvent[], type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.eventType === type);
}

function pathOf(event: EventOf<'monetate:context:PageView'> | undefined): string | undefined {
  if (!event) return undefined;
  const path = event.path ?? (URL.canParse(event.url) ? new URL(event.url).pathname : event.url);
  return path.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/i, '') || '/';
}

export function readVisitorContext(events: readonly DecideEvent[]): VisitorContext {
  const page = eventsOf(events, 'monetate:context:PageView').at(-1);
  const variables = eventsOf(events, 'monetate:context:CustomVariables').flatMap((event) => event.customVariables);
  const viewed = eventsOf(events, 'monetate:context:ProductDetailView').flatMap((event) =>
    event.products.map((product) => product.productId),
  );
  const inCart = eventsOf(events, 'monetate:context:Cart').flatMap((event) => event.cartLines.map((line) => line.pid));
  return {
    pageType: page?.pageType,
    path: pathOf(page),
    language: eventsOf(events, 'monetate:context:Language').at(-1)?.language,
    variables: new Map(variables.map(({ variable, value }) => [variable, value])),
    productIds: new Set([...viewed, ...inCart]),
  };
}

import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface NotedEvent {
  readonly eventType: string;
  readonly [field: string]: unknown;
}

export interface NotedCall {
  readonly channel: string;
  readonly monetateId?: string;
  readonly events: readonly NotedEvent[];
  /** The returned actions of all decisions. */
  readonly actions: readonly NotedAction[];
}

export interface NotedAction {
  readonly actionType: string;
  readonly impressionId?: string;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly items?: readonly { readonly recToken?: string }[];
}

export interface NotingService {
  readonly calls: readonly NotedCall[];
  /** While true, requests get no response and are not recorded. */
  isSilent: boolean;
  close(): Promise<void>;
}

/** Starts a proxy between a shop and its personalization service that records requests. */
export async function startNotingService(port: number, target: string): Promise<NotingService> {
  const calls: NotedCall[] = [];
  const server = createServer((request, response) => {
    if (service.isSilent) return;
    void pass();

    async function pass(): Promise<void> {
      const body = await text(request);
      const answer = await fetch(target + (request.url ?? ''), {
        method: 'POST',
        headers: { 'content-type': 'application/json', siteid: String(request.headers.siteid), locale: String(request.headers.locale) },
        body,
      });
      const answered = await answer.text();
      const { channel, monetateId, events } = JSON.parse(body) as NotedCall;
      const { data } = JSON.parse(answered) as { readonly data?: { readonly responses: readonly Pick<NotedCall, 'actions'>[] } };
      calls.push({ channel, monetateId, events, actions: data?.responses.flatMap(({ actions }) => actions) ?? [] });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const service: NotingService = {
    calls,
    isSilent: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

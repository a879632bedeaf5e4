import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface NotedEvent {
  readonly eventType: string;
  readonly [field: string]: unknown;
}

export interface RecordedCall {
  readonly channel: string;
  readonly monetateId?: string;
  readonly events: readonly NotedEvent[];
  /** The returned actions of all decisions. */
  readonly actions: readonly RecordedAction[];
}

export interface RecordedAction {
  readonly actionType: string;
  readonly impressionId?: string;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly items?: readonly { readonly recToken?: string }[];
}

export interface RecordingService {
  readonly calls: readonly RecordedCall[];
  /** While true, requests get no response and are not recorded. */
  isSilent: boolean;
  close(): Promise<void>;
}

/** Starts a proxy between a shop and its personalization service that records requests. */
export async function startRecordingService(port: number, target: string): Promise<RecordingService> {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    if (service.isSilent) return;
    void pass();

    async function pass(): Promise<void> {
      const body = await text(request);
      const received = await fetch(target + (request.url ?? ''), {
        method: 'POST',
        headers: { 'content-type': 'application/json', siteid: String(request.headers.siteid), locale: String(request.headers.locale) },
        body,
      });
      const receivedText = await received.text();
      const { channel, monetateId, events } = JSON.parse(body) as RecordedCall;
      const { data } = JSON.parse(receivedText) as { readonly data?: { readonly responses: readonly Pick<RecordedCall, 'actions'>[] } };
      calls.push({ channel, monetateId, events, actions: data?.responses.flatMap(({ actions }) => actions) ?? [] });
      response.writeHead(received.status, { 'content-type': 'application/json' }).end(receivedText);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const service: RecordingService = {
    calls,
    isSilent: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

import { Client } from 'pg';
import type { Log } from '../ports.ts';
import type { DatabaseEngine } from './database-engine.ts';

/** Channels that triggers notify. */
export type NotificationChannel = 'session_ended';

export interface Listener {
  /** False while notifications would be lost; do not use caches that depend on them then. */
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * Listens to database notifications from all hosts.
 * @param onNotification Called with each payload, and without one if some may have been lost.
 */
export type Listen = (channel: NotificationChannel, onNotification: (payload?: string) => void) => Listener;

/** Milliseconds before a lost connection is reopened, time-out for opening it, and silence before its other end is checked. */
const reconnectDelay = 1000;
const connectTimeout = 5000;
const keepAliveDelay = 10_000;

/** The embedded database belongs to one process; on PostgreSQL each listener has its own connection, which is reopened when lost. */
export function listenOn(engine: DatabaseEngine, log?: Pick<Log, 'warn'>): Listen {
  if (engine.kind === 'postgres') return (channel, onNotification) => listenOnServer(engine.url, channel, onNotification, log);
  return (channel, onNotification) => {
    const stop = engine.pglite.listen(channel, onNotification);
    return { isListening: () => true, close: async () => (await stop)() };
  };
}

function listenOnServer(
  connectionString: string,
  channel: NotificationChannel,
  onNotification: (payload?: string) => void,
  log?: Pick<Log, 'warn'>,
): Listener {
  let connected: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let opening = open();

  async function open(): Promise<void> {
    const client = new Client({
      connectionString,
      application_name: 'cairn-notifications',
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelay,
      connectionTimeoutMillis: connectTimeout,
      query_timeout: connectTimeout,
    });
    const lost = Promise.withResolvers<Error | undefined>();
    client.on('error', lost.resolve);
    client.on('end', () => lost.resolve(undefined));
    client.on('notification', ({ payload }) => onNotification(payload));
    void lost.promise.then((error) => openAgain(client, error));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      connected = client;
      onNotification();
    } catch (error) {
      lost.resolve(error instanceof Error ? error : undefined);
    }
  }

  function openAgain(client: Client, error: Error | undefined): void {
    if (connected === client) connected = undefined;
    if (isClosed) return;
    log?.warn(`[cairn] [database] the connection for notifications was lost: ${error?.message ?? 'it has ended'}`);
    client.end().catch(() => undefined);
    timer = setTimeout(() => (opening = open()), reconnectDelay).unref();
  }

  return {
    isListening: () => connected !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await connected?.end();
    },
  };
}

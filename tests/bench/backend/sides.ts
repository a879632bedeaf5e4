import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendRequest } from '#tests/hostile/shop/http.ts';
import type { Helper } from '../pages/processes.ts';
import { startServer, type Server } from '../pages/servers.ts';
import { getDatabaseUrl, prepareCatalogs, type Catalog } from './catalog.ts';
import { createGatewayClient, createTokenClient, type OpenClient } from './client.ts';

/** Creates a card token, as the partner's frame does in a session of its own. */
export type CardToken = (sessionId: string) => Promise<string>;

/** A server in its own process. */
export interface Side {
  readonly name: 'by hand' | 'backend' | 'shop' | 'shop, reporting';
  readonly open: OpenClient;
  readonly helper: Helper;
}

export interface Sides extends Catalog {
  readonly byHand: Side;
  /** `backend` alone, `shop` through its gateway. */
  readonly ours: readonly Side[];
  readonly tokenFor: CardToken;
  close(): Promise<void>;
}

const share = Number(process.env.BENCH_SHARE ?? 0);
const key = 'the-partners-of-the-bench';
const entries = { number: '9000111122223338', expiry: '12/39', cvc: '123', name: 'Robin Hale' };

function createTokens(port: number): CardToken {
  const agent = new Agent({ keepAlive: true });
  return async (session) => {
    const sent = { method: 'POST', path: '/payments/tokens', headers: { 'content-type': 'application/json' } };
    const { status, body } = await sendRequest(port, { ...sent, body: JSON.stringify({ session, ...entries }) }, agent);
    if (status !== 201) throw new Error(`the card's frame answered ${status}: ${body}`);
    return (JSON.parse(body) as { readonly token: string }).token;
  };
}

/** Starts all sides on one PostgreSQL, ten connections each, and one partner, each in its own process. */
export async function startSides(url: string): Promise<Sides> {
  const catalog = await prepareCatalogs(url, ['backend', 'shop', 'by_hand']);
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-bench-'));
  const started: Helper[] = [];
  const start = async (file: string, more: NodeJS.ProcessEnv): Promise<Server> => {
    const server = await startServer(`../backend/processes/${file}`, folder, {}, { PARTNERS_KEY: key, ...more });
    started.push(server.helper);
    return server;
  };
  const close = async (): Promise<void> => {
    for (const helper of started.toReversed()) await helper.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const partner = await start('partner.ts', {});
    const on = (name: string) => ({ DATABASE_URL: getDatabaseUrl(url, name), PARTNERS_ORIGIN: `http://127.0.0.1:${partner.port}` });
    const hand = await start('by-hand.ts', on('by_hand'));
    const backend = await start('backend.ts', on('backend'));
    const shop = await start('shop.ts', {
      ...on('shop'),
      ACCESS_KEY: 'the-programs-of-the-bench',
      PREVIEW_KEY: 'the-editors-of-the-bench',
    });
    return {
      ...catalog,
      byHand: { name: 'by hand', open: createTokenClient(hand.port), helper: hand.helper },
      ours: [
        { name: 'backend', open: createTokenClient(backend.port), helper: backend.helper },
        { name: 'shop', open: createGatewayClient(shop.port), helper: shop.helper },
        ...(share > 0 ? [{ name: 'shop, reporting' as const, open: createGatewayClient(shop.port, share), helper: shop.helper }] : []),
      ],
      tokenFor: createTokens(partner.port),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

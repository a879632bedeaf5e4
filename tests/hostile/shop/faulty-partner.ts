import { z } from 'zod';

/** Requests of a shop to its payment partner. */
export type Verb = 'authorize' | 'find' | 'capture' | 'void' | 'refund';

/**
 * normal: as the partner. lose: done, but the response is a 502. fail: a 502, and nothing done. twice: done twice. late: done only on
 * release, long after the shop's time-out. held: done, but the response waits for the release. withdraw: the issuer cancels an
 * authorization just before its capture.
 */
export const acts = ['normal', 'lose', 'fail', 'twice', 'late', 'held', 'withdraw'] as const;
export type Act = (typeof acts)[number];

/** One act for each request; after the last, the partner responds normally. */
export type Script = { readonly [V in Verb]?: readonly Act[] };

/** Controls the charges made with one token. */
export interface Directed {
  /** Resolves with the verb of the request when the first response is held back. */
  readonly held: Promise<Verb>;
  /** Releases held responses, and holds none from now on. */
  release(): void;
}

export type Fetch = (request: Request) => Promise<Response>;

export interface FaultyPartner {
  readonly fetch: Fetch;
  direct(token: string, script: Script): Directed;
}

interface Direction extends Directed {
  take(verb: Verb): Act;
  hold(verb: Verb): Promise<void>;
}

const requested = z.object({ token: z.string(), reference: z.string() });
const createLostResponse = (): Response =>
  Response.json({ error: { code: 'answer-lost', message: 'The response was lost.' } }, { status: 502 });

function createDirection(script: Script): Direction {
  const left = new Map(Object.entries(script).map(([verb, listed]) => [verb, [...listed]]));
  const held = Promise.withResolvers<Verb>();
  const free = Promise.withResolvers<void>();
  return {
    held: held.promise,
    take: (verb) => left.get(verb)?.shift() ?? 'normal',
    hold(verb) {
      held.resolve(verb);
      return free.promise;
    },
    release: () => free.resolve(),
  };
}

const getVerb = (method: string, path: string): { readonly verb: Verb; readonly reference?: string } | null => {
  const [, reference, verb] = /^\/payments\/authorizations(?:\/([^/]+))?(?:\/(capture|void|refund))?$/.exec(path) ?? [];
  if (reference === undefined) return path === '/payments/authorizations' ? { verb: 'authorize' } : null;
  if (verb !== undefined) return { verb: verb as Verb, reference };
  return method === 'GET' ? { verb: 'find', reference } : null;
};

/** A proxy in front of the partner's sandbox that simulates failures of networks and companies. Charges without a script pass unchanged. */
export function createFaultyPartner(sandbox: Fetch): FaultyPartner {
  const byToken = new Map<string, Direction>();
  const byReference = new Map<string, Direction>();

  async function findDirection(request: Request, reference: string | undefined): Promise<Direction | undefined> {
    if (reference !== undefined) return byReference.get(reference);
    const body = requested.safeParse(await request.clone().json());
    const direction = body.success ? byToken.get(body.data.token) : undefined;
    if (body.success && direction) byReference.set(body.data.reference, direction);
    return direction;
  }

  function withdraw({ url, headers }: Request, reference: string | undefined): Promise<Response> {
    const address = new URL(`/payments/authorizations/${reference}/void`, url);
    return sandbox(new Request(address, { method: 'POST', headers, body: '{}' }));
  }

  return {
    direct(token, script) {
      const direction = createDirection(script);
      byToken.set(token, direction);
      return direction;
    },
    async fetch(request) {
      const known = getVerb(request.method, new URL(request.url).pathname);
      const direction = known ? await findDirection(request, known.reference) : undefined;
      if (!known || !direction) return sandbox(request);
      // The request is completed even if the shop disconnects meanwhile.
      const stored = new Request(request.url, {
        method: request.method,
        headers: request.headers,
        body: (await request.clone().text()) || null,
      });
      const act = direction.take(known.verb);
      if (act === 'fail') return createLostResponse();
      if (act === 'late') await direction.hold(known.verb);
      if (act === 'withdraw') await withdraw(stored, known.reference);
      if (act === 'twice') await sandbox(stored.clone());
      const response = await sandbox(stored);
      if (act === 'held') await direction.hold(known.verb);
      return act === 'lose' || act === 'late' ? createLostResponse() : response;
    },
  };
}

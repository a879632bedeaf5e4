import type { OperationId } from '#generated/openapi/operations.ts';
import type { Call } from '../document/read-contract.ts';
import { openCaller, SignInError, type Caller, type CallerOptions } from './caller.ts';
import type { Role } from './target.ts';

/** One caller per role, opened when first needed. */
export interface CallerPool {
  get(role: Role): Promise<Caller | undefined>;
  /** Callers of an operation's roles; one without a token if the operation requires none. */
  of(call: Call): Promise<readonly Caller[]>;
  /** Replaces the session of a caller that an operation has ended. */
  renew(caller: Caller): Promise<void>;
}

/** Maximum number of replaced sessions per role, as a server that ends every session would otherwise take forever. */
const maxRenewals = 200;

/** Operations that create the resources of a caller's requests, in this order. */
const setUpOperations: readonly OperationId[] = [
  'createCartWithItem',
  'addAddress',
  'addFavorite',
  'getFavorites',
  'getSessions',
  'getReviews',
  'getQuestions',
  'moveToSaveForLater',
  'getSaveForLater',
  'addItem',
  'addPriceAdjustment',
];

const isOpenTo = ({ audience }: Call, role: Role): boolean => audience.length === 0 || audience.some((other) => other === role);

export function createCallerPool(parts: CallerOptions): CallerPool {
  const { callOf, report, target } = parts;
  const callers = new Map<Role, Promise<Caller | undefined>>();
  const renewals = new Map<Role, number>();

  async function open(role: Role): Promise<Caller | undefined> {
    try {
      const caller = await openCaller(parts, role);
      if (!caller) report.skip(`The target names no account of the role ${role}.`);
      for (const operationId of setUpOperations)
        // oxlint-disable-next-line no-await-in-loop -- later ones need the ids of earlier ones
        if (caller?.accessToken !== undefined && !target.isMock && isOpenTo(callOf(operationId), role)) await caller.send(operationId);
      return caller;
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      report.skip(`The role ${role} got no token: ${error.message}.`);
      return undefined;
    }
  }

  const get: CallerPool['get'] = (role) => {
    const opened = callers.get(role) ?? open(role);
    callers.set(role, opened);
    return opened;
  };

  return {
    get,
    of: async ({ audience, security }) => {
      const roles: readonly Role[] = security.includes('accessToken') ? audience : ['anyone', 'guest'];
      const opened = await Promise.all(roles.map(get));
      return opened.filter((caller) => caller !== undefined);
    },
    renew: async (caller) => {
      const count = (renewals.get(caller.role) ?? 0) + 1;
      if (target.isMock || count > maxRenewals || (await callers.get(caller.role)) !== caller) return;
      renewals.set(caller.role, count);
      callers.delete(caller.role);
      await get(caller.role);
    },
  };
}

import type { AccountSession } from '#generated/openapi/authentication.ts';
import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { renderDevice } from './render-device.ts';

/** Lists the customer's own sessions. Sessions of one browser on several sites share a usid and are represented by the one used last. */
export function createGetSessions({ db, clock }: Pick<AuthenticationPorts, 'db' | 'clock'>): Handler<'getSessions'> {
  return {
    async handle({ context: { customer } }) {
      const latest = db
        .selectFrom('sessions')
        .selectAll()
        .distinctOn('usid')
        .where('customer_id', '=', customer.id)
        .where('staff', 'is', null)
        .where('ends_at', '>', clock.now())
        .orderBy('usid')
        .orderBy('used_at', 'desc')
        .orderBy('family');
      const rows = await db.selectFrom(latest.as('latest')).selectAll().orderBy('used_at', 'desc').orderBy('family').execute();
      const sessions = rows.map(
        ({ family, site_id: siteId, usid, began_at: began, used_at: used, ends_at: ends, ...stored }): AccountSession => ({
          id: family,
          siteId,
          ...renderDevice(stored),
          beganAt: began.toISOString(),
          usedAt: used.toISOString(),
          endsAt: ends.toISOString(),
          current: usid === customer.usid,
        }),
      );
      return { body: { sessions } };
    },
  };
}

import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { signInForCustomer } from './sign-in-for-customer.ts';
import { signInAgent } from './sign-in-agent.ts';
import { signInAssociate } from './sign-in-associate.ts';

/** Returns a code for an associate, for an agent, or for an agent who acts for a customer. */
export function createLoginAgent(ports: AuthenticationPorts): Handler<'loginAgent'> {
  return {
    async handle({ body, headers, context }) {
      const { site } = getShopContext(context);
      switch (body.type) {
        case 'Associate':
          return { body: await signInAssociate(ports, site, body, { token: headers['x-store-device'], address: context.address }) };
        case 'Agent':
          return { body: await signInAgent(ports, site, body) };
        case 'Customer':
          return { body: await signInForCustomer(ports, { site, context }, body) };
      }
    },
  };
}

import type { Audience } from '#generated/openapi/operations.ts';
import { getExample } from './responses/get-example.ts';
import type { MockHandlers } from './mock-handler.ts';

const roles = { Guest: 'guest', Registered: 'registered', Associate: 'associate', Agent: 'agent' } as const satisfies Record<
  string,
  Audience
>;

export interface MockCustomer {
  readonly id: string;
  readonly role: Audience;
}

/** A token contains its customer, so that it works after a restart. It is not secure. */
const createMockToken = ({ id, role }: MockCustomer): string => `mock.${role}.${id}`;

/** @returns undefined for a token that the mock did not issue */
export function readMockToken(token: string): MockCustomer | undefined {
  const [, role, id] = /^mock\.(guest|registered|associate|agent)\.([0-9a-f-]{36})$/.exec(token) ?? [];
  return id === undefined ? undefined : { id, role: role as Audience };
}

/** Issues tokens of guests, members and employees. Every password and code is accepted. */
export function createSessionHandlers(newId: () => string) {
  return {
    issueToken: ({ body: { type, refreshToken } }) => {
      const example = getExample('issueToken', 200);
      const role = roles[type];
      const known = refreshToken === undefined ? undefined : readMockToken(refreshToken);
      const id = known?.role === role ? known.id : role === 'guest' ? newId() : example.customerId;
      const token = createMockToken({ id, role });
      return { body: { ...example, type, customerId: id, usid: id, accessToken: token, refreshToken: token } };
    },
  } satisfies MockHandlers;
}

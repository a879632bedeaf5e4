import { randomUUID } from 'node:crypto';
import type { AccountSessions } from '#generated/openapi/authentication.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import type { AddressInput, Order } from '#generated/openapi/shared.ts';
import { addPasskey } from '#backend/authentication/testing/passkey-calls.ts';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '#backend/authentication/testing/software-authenticator.ts';
import { signInAgain, startMember, type Member } from '#backend/authentication/testing/start-member.ts';
import { startAgent, startAssociate } from '#backend/authentication/testing/start-staff.ts';
import { reliableSku, startShopper, type Shopper } from '#backend/cart/testing/start-shopper.ts';
import { createCardInput } from '#backend/orders/testing/create-ready-cart.ts';
import { fulfillmentSecret } from '#backend/fulfillment/testing/fulfillment-secret.ts';
import { createFakePayments } from '#backend/payments/testing/fake-payments.ts';
import type { TranslationPort } from '#backend/reviews/translation/translation-port.ts';
import { giftCardKey } from '#backend/gift-cards/testing/buy-gift-card.ts';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import { recordWrites } from './record-writes.ts';

/** Its variants are always in stock. */
export const styleId = reliableSku.split(':')[1] ?? '';

/** The address of the sandbox's customers. */
export const address: AddressInput = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  addressLine1: '12 Pearl Street',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  country: 'US',
  recipientContactEmail: 'robin@example.com',
  recipientContactPhone: '+13035550142',
};

export function getFirstItem({ items }: Cart): Cart['items'][number] {
  const [item] = items;
  if (!item) throw new Error('the cart is empty');
  return item;
}

/** Shoppers of one kind who may send a request. */
export interface Cast<Person extends Shopper = Shopper> {
  /** The shopper whose requests the scripts send. */
  readonly owner: Person;
  readonly stranger: Person;
  /** A customer with a valid token who was deleted. */
  readonly guest: Person;
}

/** The whole backend with customers of TARNFELL-US: guests, for operations that guests may use, and members. */
export interface Stage {
  readonly test: TestBackend;
  readonly guests: Cast;
  readonly members: Cast<Member>;
  /** Managers of one store, each in their own session. */
  readonly associates: Cast;
  /** An agent who has not selected a customer. */
  readonly agent: Shopper;
  /** Starts a session of an agent who acts for the scripts' member; it ends with the member's other sessions. */
  startMemberAgent(): Promise<Shopper>;
  /** The guest whose requests the scripts send. */
  readonly owner: Shopper;
  /** The member of operations that guests may not use. */
  readonly member: Member;
  /** Restores the members' passwords and sessions that the scripts know. */
  resetMembers(): Promise<void>;
  /** Id of the member's only address. */
  createOwnAddress(): Promise<string>;
  /** Id of another session of the member. */
  createOtherSession(): Promise<string>;
  /** Id of the member's only passkey; its authenticator signs with it. */
  createOwnPasskey(): Promise<string>;
  readonly authenticator: SoftwareAuthenticator;
  /** The owner's cart with one item. */
  cart(): Promise<Cart>;
  /** The owner's cart with one item, shipping and billing addresses, and a card. */
  readyCart(): Promise<Cart>;
  /** Id of a published review of the style. */
  review(): Promise<string>;
  /** Id of an answer to a published question about the style. */
  answer(): Promise<string>;
  /** An order of the owner. */
  order(): Promise<Order>;
  close(): Promise<void>;
}

/** Supports every language. */
const translation: TranslationPort = { translate: async ({ to, texts }) => texts.map((text) => `${to}: ${text}`) };

async function readFirstId(query: { readonly executeTakeFirst: () => Promise<{ readonly id: string } | undefined> }): Promise<string> {
  const row = await query.executeTakeFirst();
  if (!row) throw new Error(`the seed has no match for ${styleId}`);
  return row.id;
}

async function createCast<Person extends Shopper>(test: TestBackend, start: () => Promise<Person>): Promise<Cast<Person>> {
  const cast = { owner: await start(), stranger: await start(), guest: await start() };
  await test.database.db.deleteFrom('customers').where('id', '=', cast.guest.token.customerId).execute();
  return cast;
}

/** Returns the shoppers who may use an operation. */
export function getCast({ guests, members, associates }: Stage, { audience }: Operation): Cast {
  if (audience.includes('guest')) return guests;
  return audience.includes('registered') ? members : associates;
}

export async function startStage(): Promise<Stage> {
  const test = await startTestBackend({
    partners: { payments: createFakePayments().port, translation },
    giftCardKey,
    fulfillmentSecrets: [fulfillmentSecret],
  });
  await recordWrites(test.database.db);
  const guests = await createCast(test, () => startShopper(test));
  const members = await createCast(test, () => startMember(test));
  const associates = await createCast(test, () => startAssociate(test, 'manager'));
  const agent = await startAgent(test);
  const { owner } = guests;
  const authenticator = createSoftwareAuthenticator();
  const memberId = members.owner.token.customerId;
  const getAccounts = () => test.database.db.selectFrom('accounts').select('password_hash').where('customer_id', '=', memberId);
  const { password_hash: passwordHash } = await getAccounts().executeTakeFirstOrThrow();
  const sessions = await test.database.db.selectFrom('sessions').select(['usid', 'family']).execute();
  const createReadyCart = async (): Promise<Cart> => {
    const { id } = await owner.createCart();
    await owner.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
    return owner.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(owner, id));
  };
  return {
    test,
    guests,
    members,
    associates,
    agent,
    startMemberAgent: () => startAgent(test, { customerId: memberId }),
    owner,
    member: members.owner,
    resetMembers: async () => {
      const { db } = test.database;
      await db.updateTable('accounts').set({ password_hash: passwordHash }).execute();
      for (const { usid, family } of sessions)
        for (const table of ['sessions', 'refresh_tokens'] as const)
          await db.updateTable(table).set({ usid }).where('family', '=', family).execute();
    },
    createOwnAddress: async () => {
      await test.database.db.deleteFrom('addresses').where('customer_id', '=', memberId).execute();
      const entry = { approachType: 'S', ...address };
      return (await members.owner.read<{ readonly id: string }>('POST', '/consumers-v3/consumer/address', entry)).id;
    },
    createOtherSession: async () => {
      await signInAgain(test, members.owner);
      const { sessions } = await members.owner.read<AccountSessions>('GET', '/consumers-v3/consumer/sessions');
      const other = sessions.find(({ current }) => !current);
      if (!other) throw new Error('there is no other session');
      return other.id;
    },
    authenticator,
    createOwnPasskey: async () => {
      await test.database.db.deleteFrom('passkeys').where('customer_id', '=', memberId).execute();
      return (await addPasskey(members.owner, authenticator)).id;
    },
    cart: () => owner.createCart(),
    readyCart: createReadyCart,
    review: () => readFirstId(test.database.db.selectFrom('reviews').select('id').where('style_id', '=', styleId)),
    answer: () =>
      readFirstId(
        test.database.db
          .selectFrom('answers')
          .innerJoin('questions', 'questions.id', 'answers.question_id')
          .select('answers.id')
          .where('questions.style_id', '=', styleId),
      ),
    order: async () => {
      const { id, version } = await createReadyCart();
      const body = { cartId: id, cartVersion: version };
      return owner.read<Order>('PUT', '/cart/v2/checkout/order', body, { 'idempotency-key': randomUUID() });
    },
    close: () => test.close(),
  };
}

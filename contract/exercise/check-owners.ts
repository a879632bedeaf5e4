import type { Call } from '../document/read-contract.ts';
import { getExampleRequest, type Caller } from './caller.ts';
import type { CheckOptions } from './check-roles.ts';
import { describeRequest, type Exchange } from './exchange.ts';
import { fillIds } from './fill-ids.ts';
import type { KnownIds } from './known-ids.ts';

/** Names of values that belong to one customer. */
const ownedNames = [
  'basketId',
  'cartId',
  'orderId',
  'orderNumber',
  'addressId',
  'sessionId',
  'passkeyId',
  'saveForlaterId',
  'saveForLaterId',
  'favoriteId',
  'paymentInstrumentId',
] as const;

const isNamed = ({ parameters, body }: Call, name: string): boolean =>
  parameters.some((parameter) => parameter.name === name && parameter.in !== 'header') ||
  JSON.stringify(body?.example ?? '').includes(`"${name}":`);

/** An unused id of the same format. */
const createUnusedId = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10)).replaceAll('a', 'b') : value;

/** Status and codes of an error, without values that differ between requests. */
function describeError({ status, body }: Exchange): string {
  const { errorDetails = [] } = (body ?? {}) as { readonly errorDetails?: readonly { readonly errorId?: string }[] };
  return `${status} ${errorDetails.map(({ errorId }) => errorId).join(' ')}`;
}

/**
 * Sends the owner's ids in another customer's session. The response must equal the error for an unused id, as it would otherwise reveal
 * that the ids exist.
 */
export async function checkOwners(call: Call, owner: Caller, stranger: Caller, { exchanger, report, target }: CheckOptions): Promise<void> {
  const names = ownedNames.filter((name) => isNamed(call, name) && owner.known.has(name));
  if (names.length === 0 || !call.audience.some((role) => role === stranger.role)) return;
  const send = (ids: KnownIds): Promise<Exchange> => {
    const drawn = fillIds(call, { kind: 'valid', pick: 0, ...getExampleRequest(call) }, ids, target.examples);
    return exchanger.send(call, drawn, stranger.accessToken);
  };
  const foreign = await send(owner.known);
  const invented = await send(
    new Map([...owner.known].map(([name, values]) => [name, names.some((own) => own === name) ? values.map(createUnusedId) : values])),
  );
  const { status, request, findings } = foreign;
  for (const finding of [...findings, ...invented.findings]) report.add({ ...finding, request: describeRequest(request) });
  if (status === undefined || status >= 500) return;
  if (status >= 400 && describeError(foreign) === describeError(invented)) return;
  report.add({
    operationId: call.operationId,
    status,
    kind: 'shows-foreign',
    pointer: '',
    expected: `the error of an unknown id: ${describeError(invented)}`,
    example: describeError(foreign),
    request: describeRequest(request),
  });
}

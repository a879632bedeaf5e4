import { BlockList, isIPv6 } from 'node:net';
import type { Kysely } from 'kysely';
import { hashSha256 } from '../tokens/code-challenge.ts';
import type { Tables } from '../../database/tables.ts';
import type { Clock } from '../../ports.ts';
import type { StaffAccess } from './staff-access.ts';

/** A device or network that asks for the sign-in of a store. */
export interface AskingDevice {
  readonly storeId: string;
  /** The token of an enrolled device. */
  readonly token: string | undefined;
  /** Client address as rate limits count it: an IPv6 address by its network. */
  readonly address: string | undefined;
}

function isInNetworks(address: string | undefined, networks: readonly string[]): boolean {
  const [plain = ''] = (address ?? '').split('/');
  if (plain === '' || networks.length === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [net = '', prefix = ''] = network.split('/');
    list.addSubnet(net, Number(prefix), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** True if the store knows the device: by its token, or by its network. Records the use of an enrolled device. */
export async function isKnownDevice(
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock },
  { storeId, token, address }: AskingDevice,
  { networks }: Pick<StaffAccess, 'networks'>,
): Promise<boolean> {
  if (isInNetworks(address, networks)) return true;
  if (token === undefined) return false;
  const used = await db
    .updateTable('store_devices')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', hashSha256(token))
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

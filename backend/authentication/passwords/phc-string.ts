/** The cost of computing a hash. */
export interface PasswordCost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

export interface StoredHash {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** $argon2id$v=19$m=…,t=…,p=…$salt$tag: the exchange format of password hashes (PHC). */
export function formatPhcString({ cost: { memory, passes, lanes }, salt, tag }: StoredHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${encode(salt)}$${encode(tag)}`;
}

/** Undefined for text that is not an argon2id hash of version 19. */
export function parsePhcString(text: string): StoredHash | undefined {
  const [, memory, passes, lanes, salt = '', tag = ''] = pattern.exec(text) ?? [];
  if (memory === undefined) return undefined;
  const cost = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

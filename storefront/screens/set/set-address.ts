/** The set id of `{slug}-{productSetId}`; undefined for any other address. */
export function parseSetId(address: string | undefined): string | undefined {
  return /^(?:.*-)?(S[0-9]{6})$/.exec(address ?? '')?.[1];
}

/**
 * The set id of a page's address.
 * @throws Error for any other address
 */
export function requireSetId({ set }: { readonly set?: string }): string {
  const id = parseSetId(set);
  if (id === undefined) throw new Error(`"${set}" is not the address of a set`);
  return id;
}

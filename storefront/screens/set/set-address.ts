/** The set that `{slug}-{productSetId}` names; undefined for any other address. */
export function setIdOf(address: string | undefined): string | undefined {
  return /^(?:.*-)?(S[0-9]{6})$/.exec(address ?? '')?.[1];
}

/** The set of a page whose address names one. @throws Error for any other address. */
export function namedSet({ set }: { readonly set?: string }): string {
  const id = setIdOf(set);
  if (id === undefined) throw new Error(`"${set}" names no set`);
  return id;
}

/** Product ids of `?ids=TFKES01M,TFR10ARAK3B`: one for each style, at most so many. What is no id is ignored. */
export function comparedIds(ids: string, most: number): readonly string[] {
  const known = ids.split(',').filter((id) => /^[A-Z0-9]{8,11}$/.test(id));
  const byStyle = new Map(known.toReversed().map((id) => [id.slice(0, 8), id]));
  return [...byStyle.values()].toReversed().slice(0, most);
}

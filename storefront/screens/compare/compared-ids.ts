/** Product ids of `?ids=TFKES01M,TFR10ARAK3B`: one for each style, up to a maximum. Invalid ids are ignored. */
export function parseComparedIds(ids: string, most: number): readonly string[] {
  const known = ids.split(',').filter((id) => /^[A-Z0-9]{8,11}$/.test(id));
  const styles = known.map((id) => id.slice(0, 8));
  return known.filter((_, index) => styles.indexOf(styles[index] ?? '') === index).slice(0, most);
}

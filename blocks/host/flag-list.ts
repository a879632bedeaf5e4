/** Between the entries of a flag that remembers several: ids do not have it, and cookies take it as it is. */
const SEPARATOR = '~';

/** The form of ids; what else somebody writes into a flag is no entry. */
const ENTRY = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}$/;

const NONE: readonly string[] = [];

/** The most that a flag remembers; the oldest is forgotten. */
const MOST = 30;

/** The entries of a flag, each once, in the order in which they came. */
export function entriesOf(flag: string | undefined): readonly string[] {
  if (!flag) return NONE;
  const entries = flag.split(SEPARATOR).filter((entry) => ENTRY.test(entry));
  return [...new Set(entries)].slice(-MOST);
}

/** Whether an entry is among those of a flag; pages ask at each request. */
export function hasEntry(flag: string | undefined, entry: string): boolean {
  return flag !== undefined && `${SEPARATOR}${flag}${SEPARATOR}`.includes(`${SEPARATOR}${entry}${SEPARATOR}`);
}

/** The flag with these entries. */
export function flagOf(entries: readonly string[]): string {
  return entries.slice(-MOST).join(SEPARATOR);
}

/** The flag with one more entry, which is its newest. */
export function withEntry(flag: string | undefined, entry: string): string {
  return flagOf([...entriesOf(flag).filter((known) => known !== entry), entry]);
}

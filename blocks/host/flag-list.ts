/** Separates the entries of a flag: ids do not contain it, and cookies need no escaping for it. */
const SEPARATOR = '~';

/** The form of ids; anything else in a flag is ignored. */
const ENTRY = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}$/;

const NONE: readonly string[] = [];

/** Maximum number of entries; the oldest is dropped. */
const MAX_FLAGS = 30;

/** Returns the entries of a flag, each once, oldest first. */
export function parseFlagEntries(flag: string | undefined): readonly string[] {
  if (!flag) return NONE;
  const entries = flag.split(SEPARATOR).filter((entry) => ENTRY.test(entry));
  return [...new Set(entries)].slice(-MAX_FLAGS);
}

/** Returns whether a flag contains an entry; called on every request. */
export function hasFlagEntry(flag: string | undefined, entry: string): boolean {
  return flag !== undefined && `${SEPARATOR}${flag}${SEPARATOR}`.includes(`${SEPARATOR}${entry}${SEPARATOR}`);
}

/** Formats entries as a flag. */
export function formatFlagEntries(entries: readonly string[]): string {
  return entries.slice(-MAX_FLAGS).join(SEPARATOR);
}

/** Adds an entry to the flag as its newest. */
export function addFlagEntry(flag: string | undefined, entry: string): string {
  return formatFlagEntries([...parseFlagEntries(flag).filter((known) => known !== entry), entry]);
}

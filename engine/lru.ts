/** A map that forgets what was longest unused once the entries' sizes add up to more than `capacity`. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  clear(): void;
  readonly size: number;
}

/** `sizeOf` in the unit of `capacity`; by default every entry counts 1. */
export function createLru<Value>(capacity: number, sizeOf: (value: Value) => number = () => 1): Lru<Value> {
  const entries = new Map<string, Value>();
  let used = 0;

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      const old = entries.get(key);
      if (old !== undefined) {
        used -= sizeOf(old);
        entries.delete(key);
      }
      entries.set(key, value);
      used += sizeOf(value);
      for (const [oldest, dropped] of entries) {
        if (used <= capacity || oldest === key) break;
        entries.delete(oldest);
        used -= sizeOf(dropped);
      }
    },
    clear() {
      entries.clear();
      used = 0;
    },
    get size() {
      return entries.size;
    },
  };
}

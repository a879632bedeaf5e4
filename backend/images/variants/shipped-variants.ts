import { existsSync } from 'node:fs';
import { createVariantFiles, type StoredFile, type VariantFiles } from './variant-files.ts';

/**
 * Adds a read-only folder of prebuilt variants, which take none of the cache's space.
 * @param folder may be missing
 */
export function addShippedVariants(own: VariantFiles, folder: string): VariantFiles {
  const shipped = createVariantFiles(folder);
  const brought = new Set<string>();
  return {
    list() {
      const drawn = own.list();
      const names = new Set(drawn.map(({ name }) => name));
      const others = (existsSync(folder) ? shipped.list() : []).filter(({ name }) => !names.has(name));
      for (const { name } of others) brought.add(name);
      return [...drawn, ...others.map(({ name }): StoredFile => ({ name, bytes: 0, usedAt: 0 }))];
    },
    read: (name) => (brought.has(name) ? shipped : own).read(name),
    async write(name, bytes) {
      await own.write(name, bytes);
      brought.delete(name);
    },
    async remove(name) {
      if (!brought.delete(name)) await own.remove(name);
    },
    async touch(name, usedAt) {
      if (!brought.has(name)) await own.touch(name, usedAt);
    },
  };
}

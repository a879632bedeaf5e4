import type { MadeUpLine } from './made-up-lines.ts';
import type { ShopCopy } from './shop-copy.ts';

/** Parts of a change to leave out together. */
interface Parts {
  readonly lines?: readonly (Pick<MadeUpLine, 'path'> & { readonly line: string | RegExp })[];
  readonly files?: readonly string[];
}

export interface Omission extends Parts {
  readonly title: string;
  /** The file that the compiler reports. */
  readonly file: string;
  readonly error: RegExp;
}

/**
 * Leaves out all of them at once.
 * @returns a function that restores them
 */
export function leaveOut(copy: ShopCopy, omissions: readonly Parts[]): () => void {
  const paths = new Set(omissions.flatMap(({ lines = [], files = [] }) => [...lines.map(({ path }) => path), ...files]));
  const texts = [...paths].map((path) => [path, copy.read(path)] as const);
  for (const { lines = [], files = [] } of omissions) {
    for (const { path, line } of lines) copy.edit(path, (text) => text.replace(line, ''));
    for (const path of files) copy.remove(path);
  }
  return () => texts.forEach(([path, text]) => copy.write(path, text));
}

import { existsSync, globSync } from 'node:fs';
import { screens } from '#storefront/screens/index.ts';
import { findImports } from '../../support/find-imports.ts';

const CALLS = 'generated/calls/';
/** Calls of more screens than this belong to the frame of every page: menu, search, cart count, newsletter. */
const MAX_SCREENS = 30;

/** Listed for calls of the page frame, which every screen has. */
export const EVERY_SCREEN = 'every page';

/** Operation → the screens and dialogs that send it, from their browser or from the server. */
export function findScreensByOperation(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [name, files] of [...listScreenFiles(), ...listDialogFiles()])
    for (const operation of findOperations(files)) {
      const names = found.get(operation) ?? new Set();
      found.set(operation, names.add(name));
    }
  return new Map([...found].map(([operation, names]) => [operation, names.size > MAX_SCREENS ? [EVERY_SCREEN] : [...names].toSorted()]));
}

function listScreenFiles(): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(screens).map(([name, screen]) => {
    const folder = `storefront/screens/${'folder' in screen ? screen.folder : name}`;
    return [name, [`${folder}/screen.ts`, `${folder}/view.tsx`, `${folder}/route.ts`].filter((path) => existsSync(path))];
  });
}

function listDialogFiles(): readonly (readonly [string, readonly string[]])[] {
  return globSync('storefront/dialogs/*/index.ts').map((path) => [`${path.split(/[\\/]/).at(-2)} dialog`, [path]]);
}

const findOperations = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => findImports(file)).flatMap((path) => (path.startsWith(CALLS) ? [getOperation(path)] : [])));

/** "generated/calls/add-item.ts" → "addItem". */
const getOperation = (path: string): string =>
  path.slice(CALLS.length, -'.ts'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

import { existsSync, globSync } from 'node:fs';
import { screens } from '#storefront/screens/index.ts';
import { importsOf } from '../../support/imports-of.ts';

const CALLS = 'generated/calls/';
/** Calls of more screens than this belong to the frame of every page: menu, search, cart count, newsletter. */
const MOST_SCREENS = 30;

/** Listed for calls of the page frame, which every screen has. */
export const EVERY_SCREEN = 'every page';

/** Operation → the screens and dialogs that send it, from their browser or from the server. */
export function screensByOperation(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [name, files] of [...screenFiles(), ...dialogFiles()])
    for (const operation of operationsIn(files)) {
      const names = found.get(operation) ?? new Set();
      found.set(operation, names.add(name));
    }
  return new Map([...found].map(([operation, names]) => [operation, names.size > MOST_SCREENS ? [EVERY_SCREEN] : [...names].toSorted()]));
}

function screenFiles(): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(screens).map(([name, screen]) => {
    const folder = `storefront/screens/${'folder' in screen ? screen.folder : name}`;
    return [name, [`${folder}/screen.ts`, `${folder}/view.tsx`, `${folder}/route.ts`].filter((path) => existsSync(path))];
  });
}

function dialogFiles(): readonly (readonly [string, readonly string[]])[] {
  return globSync('storefront/dialogs/*/index.ts').map((path) => [`${path.split(/[\\/]/).at(-2)} dialog`, [path]]);
}

const operationsIn = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => importsOf(file)).flatMap((path) => (path.startsWith(CALLS) ? [operationOf(path)] : [])));

/** "generated/calls/add-item.ts" → "addItem". */
const operationOf = (path: string): string =>
  path.slice(CALLS.length, -'.ts'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

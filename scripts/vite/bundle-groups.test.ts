import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleGroups, groups } from './bundle-groups.ts';

const root = path.resolve(import.meta.dirname, '../..');
const findGroup = (file: string): string | undefined => bundleGroups.find(({ test }) => test(path.join(root, file)))?.name;

it('bundleGroups lists folders and files that exist', () => {
  const places = groups.flatMap(({ folders, except = [] }) => [...folders, ...except]).filter((place) => !place.startsWith('virtual:'));
  const exists = (place: string): boolean =>
    statSync(path.join(root, place), { throwIfNoEntry: false })?.isDirectory() === !/\.[jt]sx?$/.test(place);
  expect(places.filter((place) => !exists(place))).toEqual([]);
});

it.each([
  ['engine/render/canvas.tsx', 'shell'],
  ['ui/text/text.tsx', 'parts'],
  ['ui/text-field/text-field.tsx', 'parts'],
  ['blocks/parts/video/background-video-player.tsx', undefined],
  ['commerce/client/calls.ts', 'shopping'],
  ['commerce/cart/changes/add-item.ts', 'buying'],
  ['commerce/cart/cart-screen.tsx', undefined],
  ['node_modules/react/index.js', 'framework'],
  ['node_modules/other/node_modules/react/index.js', 'framework'],
  ['node_modules/react-intl/index.js', undefined],
  ['node_modules/@tanstack/react-query/build/modern/useQuery.js', 'shopping'],
  ['node_modules/@tanstack/react-query/build/modern/useQueries.js', undefined],
])('bundleGroups puts %s into %s', (file, group) => expect(findGroup(file)).toBe(group));

it('bundleGroups puts virtual modules of the bundler into the framework', () => {
  const framework = bundleGroups.find(({ name }) => name === 'framework');
  expect(['\0vite/preload-helper.js', '\0rolldown/runtime.js'].map((id) => framework?.test(id))).toEqual([true, true]);
});

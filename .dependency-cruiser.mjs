import { readFileSync } from 'node:fs';

/** rooms.json is the single table of allowed imports; this file only converts it to rules of dependency-cruiser. */
const { rooms, inside, leaves, testFiles } = JSON.parse(readFileSync(new URL('./rooms.json', import.meta.url), 'utf8'));
const names = Object.keys(rooms);
const source = (room) => ({ path: `^${room}/`, pathNot: testFiles });

const roomRules = names.map((room) => ({
  name: `${room}-imports`,
  comment: `${room} may import: ${rooms[room].imports.join(', ') || 'no other room'} (rooms.json).`,
  severity: 'error',
  from: source(room),
  to: { path: `^(${names.filter((other) => other !== room && !rooms[room].imports.includes(other)).join('|')})/` },
}));

const packageRules = names
  .filter((room) => !rooms[room].packages.includes('*'))
  .map((room) => ({
    name: `${room}-packages`,
    comment: `${room} may use the packages that rooms.json lists for it.`,
    severity: 'error',
    from: source(room),
    to: { path: '^node_modules/', pathNot: rooms[room].packages.map((name) => `^node_modules/${name}/`) },
  }));

/**
 * Within a module, a folder may import the folders that the table lists for it, and the module's shared files. Shared files import no
 * folder.
 */
const innerRules = Object.entries(inside).flatMap(([room, { shared, folders }]) => [
  ...Object.entries(folders).map(([folder, imports]) => ({
    name: `${room}-${folder}-imports`,
    comment: `${room}/${folder} may import, inside its room: ${imports.join(', ') || 'no other folder'} (rooms.json).`,
    severity: 'error',
    from: { path: `^${room}/${folder}/`, pathNot: testFiles },
    to: { path: `^${room}/`, pathNot: [`^${room}/(${[folder, ...imports].join('|')})/`, `^${room}/${shared}$`] },
  })),
  {
    name: `${room}-shared-imports`,
    comment: `What all of ${room} may import stands alone.`,
    severity: 'error',
    from: { path: `^${room}/${shared}$`, pathNot: testFiles },
    to: { path: `^${room}/`, pathNot: `^${room}/${shared}$` },
  },
  {
    name: `${room}-folders`,
    comment: `A folder of ${room} has a row in rooms.json.`,
    severity: 'error',
    from: { path: `^${room}/[^/]+/`, pathNot: [`^${room}/(${Object.keys(folders).join('|')})/`, testFiles] },
    to: {},
  },
]);

export default {
  forbidden: [
    ...roomRules,
    ...packageRules,
    ...innerRules,
    {
      name: 'no-block-imports-another',
      comment: 'A block never imports another block; it nests through the engine’s slot.',
      severity: 'error',
      from: { path: `^${leaves.room}/([^/]+)/`, pathNot: testFiles },
      to: {
        path: `^${leaves.room}/([^/]+)/`,
        pathNot: [`^${leaves.room}/$1/`, ...leaves.shared.map((folder) => `^${leaves.room}/${folder}/`)],
      },
    },
    {
      name: 'no-tests-in-products',
      severity: 'error',
      from: { path: `^(${names.join('|')})/`, pathNot: testFiles },
      to: { path: '^tests/' },
    },
    {
      name: 'no-circular',
      comment:
        'Types count: what cannot be read apart is not apart. What codegen writes follows the references of the contract, which may go both ways.',
      severity: 'error',
      from: { pathNot: '^generated/' },
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|\\.\\./\\+types/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\+types/|^(build|storybook-static|\\.react-router)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

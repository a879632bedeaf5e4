import { z } from 'zod';

const doors = z.record(z.string(), z.array(z.string()));
const table = z.object({
  rooms: z.record(z.string(), z.object({ imports: z.array(z.string()), packages: z.array(z.string()) })),
  inside: z.record(z.string(), z.object({ shared: z.string(), folders: doors })),
});

type Doors = z.infer<typeof doors>;

/** rooms.json as a page with Mermaid drawings: an arrow for each import that is allowed, between rooms and inside them. */
export function drawRooms(json: string): string {
  const { rooms, inside } = table.parse(JSON.parse(json));
  const rows = Object.entries(rooms).map(
    ([room, { imports, packages }]) => `| ${room} | ${imports.join(', ') || '–'} | ${packages.join(', ') || '–'} |`,
  );
  return [
    '# The rooms and their doors',
    '',
    'Drawn by `npm run graph` from `rooms.json`, the table that dependency-cruiser checks in `npm test`.',
    '',
    ...drawing(Object.fromEntries(Object.entries(rooms).map(([room, { imports }]) => [room, imports]))),
    '| room | imports | packages |',
    '|---|---|---|',
    ...rows,
    '',
    ...Object.entries(inside).flatMap(([room, { folders }]) => [
      `## Inside ${room}`,
      '',
      ...drawing(withoutDetours(folders)),
      'An arrow stands for the folders behind it too.',
      '',
    ]),
  ].join('\n');
}

function drawing(arrows: Doors): string[] {
  const lines = Object.entries(arrows).flatMap(([from, targets]) =>
    targets.length === 0 ? [`  ${from}`] : targets.map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'graph TD', ...lines, '```', ''];
}

/** The table without the arrows that others imply, so that the drawing stays readable. */
function withoutDetours(folders: Doors): Doors {
  const reached = (from: string): ReadonlySet<string> => new Set((folders[from] ?? []).flatMap((to) => [to, ...reached(to)]));
  return Object.fromEntries(
    Object.entries(folders).map(([from, targets]) => [from, targets.filter((to) => !targets.some((via) => reached(via).has(to)))]),
  );
}

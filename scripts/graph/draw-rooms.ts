import { z } from 'zod';

const table = z.object({ rooms: z.record(z.string(), z.object({ imports: z.array(z.string()), packages: z.array(z.string()) })) });

/** rooms.json as a page with a Mermaid drawing: an arrow for each import that is allowed. */
export function drawRooms(json: string): string {
  const { rooms } = table.parse(JSON.parse(json));
  const arrows = Object.entries(rooms).flatMap(([room, { imports }]) => imports.map((target) => `  ${room} --> ${target}`));
  const rows = Object.entries(rooms).map(
    ([room, { imports, packages }]) => `| ${room} | ${imports.join(', ') || '–'} | ${packages.join(', ') || '–'} |`,
  );
  return [
    '# The rooms and their doors',
    '',
    'Drawn by `npm run graph` from `rooms.json`, the table that dependency-cruiser checks in `npm test`.',
    '',
    '```mermaid',
    'graph TD',
    ...arrows,
    '```',
    '',
    '| room | imports | packages |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { drawRooms } from './graph/draw-rooms.ts';

writeFileSync('docs/rooms.md', drawRooms(readFileSync('rooms.json', 'utf8')));
console.log('Wrote docs/rooms.md from rooms.json.');

import { readFileSync, writeFileSync } from 'node:fs';
import { renderModuleGraph } from './graph/render-module-graph.ts';

writeFileSync('docs/reference/rooms.md', renderModuleGraph(readFileSync('rooms.json', 'utf8')));
console.log('Wrote docs/reference/rooms.md from rooms.json.');

import { parseArgs } from 'node:util';
import { newCall } from './new-call/new-call.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { feature: { type: 'string' } } });
const [operationId] = positionals;

if (operationId === undefined) {
  console.error('[cairn] [new:call] usage: npm run new:call <operationId> [-- --feature <folder>]');
  process.exitCode = 1;
} else {
  try {
    const paths = await newCall('.', operationId, values.feature);
    console.log([`${operationId} stands:`, ...paths.map((path) => `  ${path}`)].join('\n'));
    console.log('Next: let its handler do its work, say in commerce/query/refreshes.ts what a change makes old, and follow the types.');
  } catch (error) {
    console.error(`[cairn] [new:call] ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

import { parseArgs } from 'node:util';
import { runGenerator } from './generators/run-generator.ts';
import { newCall } from './new-call/new-call.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { feature: { type: 'string' } } });
await runGenerator(
  {
    script: 'new:call',
    usage: '<operationId> [-- --feature <folder>]',
    next: 'let its handler do its work, say in commerce/query/refreshes.ts what a change makes old, and follow the types.',
    write: (operationId) => newCall('.', operationId, values.feature),
  },
  positionals[0],
);

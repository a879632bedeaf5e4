import { parseArgs } from 'node:util';
import { runGenerator } from './generators/run-generator.ts';
import { createBlock } from './new-block/new-block.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { after: { type: 'string' } } });
await runGenerator(
  {
    script: 'new:block',
    usage: '<name> [-- --after <block>]',
    next: 'edit its schema, run `npm run codegen`, and fix the type errors; `npm run docs:pictures` takes its pictures for docs/blocks/.',
    write: async (name) => [...(await createBlock('.', name, values.after)), 'generated/'],
  },
  positionals[0],
);

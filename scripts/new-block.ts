import { parseArgs } from 'node:util';
import { runGenerator } from './generators/run-generator.ts';
import { newBlock } from './new-block/new-block.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { after: { type: 'string' } } });
await runGenerator(
  {
    script: 'new:block',
    usage: '<name> [-- --after <block>]',
    next: 'change its schema, run `npm run codegen`, and follow the types; `npm run docs:pictures` photographs it for docs/blocks/.',
    write: async (name) => [...(await newBlock('.', name, values.after)), 'generated/'],
  },
  positionals[0],
);

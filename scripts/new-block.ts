import { parseArgs } from 'node:util';
import { newBlock } from './new-block/new-block.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { after: { type: 'string' } } });
const [name] = positionals;

if (name === undefined) {
  console.error('[cairn] [new:block] usage: npm run new:block <name> [-- --after <block>]');
  process.exitCode = 1;
} else {
  try {
    const paths = await newBlock('.', name, values.after);
    console.log([`${name} stands:`, ...paths.map((path) => `  ${path}`), '  generated/'].join('\n'));
    console.log(`Next: change its schema, run \`npm run codegen\`, and follow the types.`);
  } catch (error) {
    console.error(`[cairn] [new:block] ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

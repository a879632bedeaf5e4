import { runGenerator } from './generators/run-generator.ts';
import { newDialog } from './new-dialog/new-dialog.ts';

await runGenerator(
  {
    script: 'new:dialog',
    usage: '<name>',
    next: 'write in index.ts what it loads and in the view file what it shows; `#modal-<name>` opens it.',
    write: (name) => newDialog('.', name),
  },
  process.argv[2],
);

import { runGenerator } from './generators/run-generator.ts';
import { createDialog } from './new-dialog/new-dialog.ts';

await runGenerator(
  {
    script: 'new:dialog',
    usage: '<name>',
    next: 'load its data in index.ts and render it in the view file; `#modal-<name>` opens it.',
    write: (name) => createDialog('.', name),
  },
  process.argv[2],
);

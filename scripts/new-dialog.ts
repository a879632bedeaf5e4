import { runGenerator } from './generators/run-generator.ts';
import { newDialog } from './new-dialog/new-dialog.ts';

await runGenerator(
  {
    script: 'new:dialog',
    usage: '<name>',
    next: 'say in the params file what it is told and in the dialog file what it shows; `#modal-<name>` opens it.',
    write: (name) => newDialog('.', name),
  },
  process.argv[2],
);

import { runGenerator } from './generators/run-generator.ts';
import { createScreen } from './new-screen/new-screen.ts';

await runGenerator(
  {
    script: 'new:screen',
    usage: '<name>',
    next: 'load its data in screen.ts and render it in view.tsx.',
    write: (name) => createScreen('.', name),
  },
  process.argv[2],
);

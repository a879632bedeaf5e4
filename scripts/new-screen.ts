import { runGenerator } from './generators/run-generator.ts';
import { newScreen } from './new-screen/new-screen.ts';

await runGenerator(
  {
    script: 'new:screen',
    usage: '<name>',
    next: 'say in screen.ts what it loads and in view.tsx what it shows.',
    write: (name) => newScreen('.', name),
  },
  process.argv[2],
);

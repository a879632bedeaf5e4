import { runGenerator } from './generators/run-generator.ts';
import { createCall } from './new-call/new-call.ts';

await runGenerator(
  {
    script: 'new:call',
    usage: '<operationId>',
    next: 'implement its handler, give its contract script a scene, and fix the type errors.',
    write: (operationId) => createCall('.', operationId),
  },
  process.argv[2],
);

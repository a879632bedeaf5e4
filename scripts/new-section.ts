import { runGenerator } from './generators/run-generator.ts';
import { createSection } from './new-section/new-section.ts';

const [screen, name] = process.argv.slice(2);

await runGenerator(
  {
    script: 'new:section',
    usage: '<screen> <name>',
    next: "write in it what it loads and shows; what acts in the browser gets a view in the screen's view.tsx.",
    write: (of) => createSection('.', of, name ?? ''),
  },
  screen,
);

import { newScreen } from './new-screen/new-screen.ts';

const [name] = process.argv.slice(2);

if (name === undefined) {
  console.error('[cairn] [new:screen] usage: npm run new:screen <name>');
  process.exitCode = 1;
} else {
  try {
    const paths = await newScreen('.', name);
    console.log([`${name} stands:`, ...paths.map((path) => `  ${path}`)].join('\n'));
    console.log('Next: say in screen.ts what it loads and in view.tsx what it shows.');
  } catch (error) {
    console.error(`[cairn] [new:screen] ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

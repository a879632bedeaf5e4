import { runDevelopment } from './run-development.ts';

await runDevelopment(process.env);

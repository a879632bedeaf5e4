import { cpSync, rmSync } from 'node:fs';

/** The shop as the browser suites need it: an empty data folder, and a copy of the content that a test may edit. */
const DATA = '.data/test';
rmSync(DATA, { recursive: true, force: true });
cpSync('content', `${DATA}-content`, { recursive: true, force: true });
process.env.DATA_DIR = DATA;
process.env.CONTENT_DIR = `${DATA}-content`;
await import('../start.ts');

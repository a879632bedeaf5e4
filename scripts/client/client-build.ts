import path from 'node:path';
import { createExitSignal } from '../test/exit-signal.ts';
import { buildClient } from './build-client.ts';

const folder = path.resolve(process.argv[2] ?? 'build/client');
await buildClient(process.cwd(), folder, createExitSignal());
console.log(`Built the client package in ${path.relative(process.cwd(), folder)}. Run npm pack there to create an archive.`);

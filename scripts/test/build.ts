import path from 'node:path';
import { prepareBuild } from '#server/build/prepare.ts';

// As `npm start` would: the suites that start the shop find it built.
process.env.NODE_ENV = 'production';
await prepareBuild(path.resolve(import.meta.dirname, '../..'), new AbortController().signal);

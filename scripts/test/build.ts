import path from 'node:path';
import { prepareBuild } from '#server/build/prepare.ts';

// Builds like `npm start`, for the suites that start the shop.
process.env.NODE_ENV = 'production';
await prepareBuild(path.resolve(import.meta.dirname, '../..'), new AbortController().signal);

import { vi } from 'vitest';

/** Milliseconds; Vitest has no setting for it. On a stalled machine one second, its default, is not enough. */
const LIMIT = 60_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = LIMIT) => waitFor(callback, options);
vi.waitUntil = (callback, options = LIMIT) => waitUntil(callback, options);

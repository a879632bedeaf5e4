import { stripTypeScriptTypes } from 'node:module';

/** A file that browsers request. */
export interface Asset {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/**
 * Strips the types of a module, which browsers run as written. Suppresses Node's experimental warning: the Node version is pinned, so the
 * warning has no value for users.
 */
export function createBrowserScript(source: string): string {
  const emitWarning = process.emitWarning;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

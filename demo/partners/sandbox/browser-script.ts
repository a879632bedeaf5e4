import { stripTypeScriptTypes } from 'node:module';

/** A file that browsers ask for. */
export interface Asset {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/**
 * A module as browsers run it: as written, without its types. Node warns that the function is young; the version that runs it is pinned, so
 * the warning says nothing to whoever starts the shop.
 */
export function browserScript(source: string): string {
  const emitWarning = process.emitWarning;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The copy of the content that the shop under test reads; scripts/test/serve.ts makes it. */
const folder = path.resolve(process.env.TEST_CONTENT_DIR ?? '.data/test-content');

interface Block {
  readonly type: string;
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface ContentDocument {
  readonly components: readonly Block[];
  readonly [field: string]: unknown;
}

/** A content file that a test edits as an editor would. */
export interface ContentFile {
  readonly document: ContentDocument;
  write(document: ContentDocument): void;
  writeText(text: string): void;
  restore(): void;
}

/** Opens an existing file; `restore` resets its text. */
export function openContentFile(name: string): ContentFile {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const writeText = (next: string): void => writeFileSync(file, next);
  return {
    document: JSON.parse(text) as ContentDocument,
    write: (document) => writeText(JSON.stringify(document, null, 2)),
    writeText,
    restore: () => writeText(text),
  };
}

/**
 * Adds a file.
 * @returns a function that removes it
 */
export function addContentFile(name: string, document: ContentDocument): () => void {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(document, null, 2));
  return () => rmSync(file, { force: true });
}

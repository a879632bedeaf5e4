import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';

/** Reads files of a folder, and reads them again on request. */
export interface FolderReader {
  /** True for files that this reader handles. `file` is relative to the folder and uses "/". */
  handlesFile(file: string): boolean;
  /** Reads a file again; also called for a deleted file. */
  refresh(file: string): void;
}

function listFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Passes every file of the folder to the readers once. */
export function readFolder(folder: string, readers: readonly FolderReader[]): void {
  for (const file of listFilesBelow(folder)) readers.find((reader) => reader.handlesFile(file))?.refresh(file);
}

/**
 * Passes every file that is added, changed or deleted to the readers, once it is completely written. Returns a function that stops
 * watching.
 */
export async function watchFolder(folder: string, readers: readonly FolderReader[]): Promise<() => Promise<void>> {
  const watcher = watch(folder, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 } });
  const take = (changed: string): void => {
    const file = path.relative(folder, changed).split(path.sep).join('/');
    readers.find((reader) => reader.handlesFile(file))?.refresh(file);
  };
  watcher.on('add', take).on('change', take).on('unlink', take);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return () => watcher.close();
}

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';

/** Takes the files that are its own and reads them anew when told. */
export interface FolderReader {
  /** `file` lies below the folder and is written with "/". */
  claims(file: string): boolean;
  /** Also called for a file that is gone. */
  refresh(file: string): void;
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Hands every file of the folder to the readers once. */
export function readFolder(folder: string, readers: readonly FolderReader[]): void {
  for (const file of filesBelow(folder)) readers.find((reader) => reader.claims(file))?.refresh(file);
}

/** Hands every file that comes, changes or goes to the readers, once it is written to its end. Answers how to stop. */
export async function watchFolder(folder: string, readers: readonly FolderReader[]): Promise<() => Promise<void>> {
  const watcher = watch(folder, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 } });
  const take = (changed: string): void => {
    const file = path.relative(folder, changed).split(path.sep).join('/');
    readers.find((reader) => reader.claims(file))?.refresh(file);
  };
  watcher.on('add', take).on('change', take).on('unlink', take);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return () => watcher.close();
}

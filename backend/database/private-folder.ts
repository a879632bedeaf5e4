import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';

/** A folder for data that cannot be used as it is. */
export class DataFolderError extends Error {
  readonly folder: string;
  constructor(folder: string, reason: string) {
    super(`[cairn] [database] ${folder} cannot be written (${reason}): make it writable for this user, or choose another with DATA_DIR.`);
    this.name = 'DataFolderError';
    this.folder = folder;
  }
}

const GROUP_AND_OTHERS = 0o077;

/**
 * Makes a folder that its owner alone may enter, and closes one that stands open: in it lie customers' data, and the keys that tokens are
 * signed with. Throws DataFolderError where it cannot be written.
 */
export function openPrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if ((statSync(folder).mode & GROUP_AND_OTHERS) !== 0) close(folder);
  } catch (error) {
    throw new DataFolderError(folder, (error as NodeJS.ErrnoException).code ?? String(error));
  }
}

function close(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // A mounted volume may be another user's and ours by its group alone; who mounts it says who may read it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

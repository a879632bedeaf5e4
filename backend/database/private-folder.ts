import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';

/** Thrown for an unusable data folder. */
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
 * Creates a folder that only its owner can access, or restricts an existing one: it contains customer data and the keys that sign tokens.
 * @throws DataFolderError if it is not writable.
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
    // A mounted volume may belong to another user and be accessible through its group only; its permissions are set where it is mounted.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

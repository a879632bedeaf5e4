import { writeFile } from 'node:fs/promises';
import { clusterArchive, createClusterArchive } from '#backend/database/cluster-archive.ts';

/** `npm run database:archive` writes the empty cluster from which embedded databases start. Run it after an upgrade of PGlite. */
await writeFile(clusterArchive, await createClusterArchive());
// The file system of a cluster that never started cannot be closed.
process.exit();

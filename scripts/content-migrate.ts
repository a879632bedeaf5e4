/** `npm run content:migrate`: brings the files below content/ up to the version that the schemas accept. The shop reads older ones as well. */
import { currentVersion, migrations } from '#backend/content/migrations/index.ts';
import { migrateFolder } from './content-migrate/migrate-folder.ts';

const changed = await migrateFolder('demo/content', migrations);
console.log(`${changed.length} documents rewritten; all are of version ${currentVersion}.`);

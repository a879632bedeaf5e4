/** `npm run content:migrate`: migrates the files below content/ to the version of the schemas. The shop reads older ones as well. */
import { currentVersion, migrations } from '#backend/content/migrations/index.ts';
import { migrateFolder } from './content-migrate/migrate-folder.ts';

const changed = await migrateFolder('demo/content', migrations);
console.log(`Migrated ${changed.length} documents to version ${currentVersion}.`);

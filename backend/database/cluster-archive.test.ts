import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { createClusterBlob } from './cluster-archive.ts';

async function describeCluster(archive?: Blob): Promise<unknown> {
  const pglite = await PGlite.create('memory://', archive ? { loadDataDir: archive } : {});
  const { rows } = await pglite.query(`select
    (select catalog_version_no from pg_control_system()) as catalog,
    (select json_agg(d order by oid) from pg_database d) as databases,
    (select json_agg(s order by name) from (select name, setting from pg_settings where source = 'configuration file') s) as settings,
    (select count(*) from pg_class) as relations, (select count(*) from pg_proc) as functions, (select count(*) from pg_collation) as collations`);
  await pglite.close();
  return rows[0];
}

// After an upgrade of PGlite: npm run database:archive.
it('contains the cluster that initdb of the installed PGlite creates', { timeout: 60_000 }, async () => {
  expect(await describeCluster(createClusterBlob())).toEqual(await describeCluster());
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';
import { createClusterBlob, readTarEntries } from './cluster-archive.ts';
import { openEmbedded } from './create-database.ts';

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

describe('the archive of an empty cluster', () => {
  // After an upgrade of PGlite: npm run database:archive.
  it('contains the cluster that initdb of the installed PGlite creates', { timeout: 60_000 }, async () => {
    expect(await describeCluster(createClusterBlob())).toEqual(await describeCluster());
  });

  it('is loaded again if a first start was killed while it wrote the files', { timeout: 60_000 }, async () => {
    const tar = new Uint8Array(await createClusterBlob().arrayBuffer());
    const names = readTarEntries(tar).map(({ name }) => name);
    expect(names.at(-1)).toBe('/PG_VERSION');
    const folder = await mkdtemp(path.join(tmpdir(), 'cairn-cluster-'));
    await mkdir(path.join(folder, 'global'));
    await writeFile(path.join(folder, 'global', 'pg_control'), 'half a file');
    const pglite = await openEmbedded(folder);
    expect((await pglite.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pglite.close();
    await rm(folder, { recursive: true });
  });
});

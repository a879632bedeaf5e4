import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakePayments, fakeTokens } from '#backend/payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import { listen, type Listening } from '#server/http/listen.ts';
import { buildClient } from '../../scripts/client/build-client.ts';
import { serveFetch } from '#server/testing/serve-fetch.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');

/** Creates a separate project with the packed client and its dependencies installed. */
async function installClient(folder: string): Promise<string> {
  const built = path.join(folder, 'built');
  await buildClient(root, built, new AbortController().signal);
  const { stdout } = await run('npm', ['pack', '--pack-destination', folder, '--silent'], { cwd: built });
  const modules = path.join(folder, 'project/node_modules');
  mkdirSync(path.join(modules, '@cairn'), { recursive: true });
  await run('tar', ['-xzf', path.join(folder, stdout.trim()), '-C', path.join(modules, '@cairn')]);
  renameSync(path.join(modules, '@cairn/package'), path.join(modules, '@cairn/client'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name), 'junction');
  cpSync(path.join(import.meta.dirname, 'program'), path.join(folder, 'project'), { recursive: true });
  writeFileSync(path.join(folder, 'project/package.json'), JSON.stringify({ type: 'module' }));
  return path.join(folder, 'project');
}

describe('the client package', () => {
  let folder: string;
  let project: string;
  let test: TestBackend;
  let server: Listening;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cairn-client-'));
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
    server = await listen(serveFetch(test.backend.fetch), 0, 'nothing');
    project = await installClient(folder);
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lets a program of another company search, buy and sign in', async () => {
    // The compiler prints errors to stdout.
    const compiled = await run(path.join(bin, 'tsc'), ['-p', '.'], { cwd: project }).catch((error: { stdout: string }) => error);
    expect(compiled.stdout).toBe('');
    const env = { ...process.env, ORIGIN: `http://localhost:${server.port}`, PAYMENT_TOKEN: fakeTokens.approved };
    const { stdout } = await run(process.execPath, ['out/buy.js'], { cwd: project, env });
    expect(JSON.parse(stdout)).toEqual({
      status: 'finalised',
      isReadLater: true,
      isHiddenFromOthers: true,
      isOfAccount: true,
      isHiddenAfterwards: true,
    });
  }, 60_000);

  it('requires no package except openapi-fetch, and does not require Node', () => {
    const modules = globSync('node_modules/@cairn/client/dist/**/*.js', { cwd: project });
    const imported = modules.flatMap((file) =>
      [...readFileSync(path.join(project, file), 'utf8').matchAll(/(?:from|import) "([^."][^"]*)"/g)].map(([, name]) => name),
    );
    expect(modules.length).toBeGreaterThan(130);
    expect([...new Set(imported)]).toEqual(['openapi-fetch']);
  });
});

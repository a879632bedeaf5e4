import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const document = (paths: object): string => JSON.stringify({ openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths });
const ping = { get: { operationId: 'ping', responses: { '200': { description: 'Done.' } } } };
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-contract-'));
  writeFileSync(join(folder, 'old.json'), document({ '/ping': ping, '/pong': { get: { ...ping.get, operationId: 'pong' } } }));
  writeFileSync(join(folder, 'new.json'), document({ '/ping': ping }));
  writeFileSync(join(folder, 'broken.json'), '{');
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) => spawnSync('node', ['scripts/contract-diff.ts', ...args], { encoding: 'utf8' });
const getFile = (name: string): string => join(folder, name);

describe('npm run contract:diff', () => {
  it('exits with 1 and names the change if a client breaks', () => {
    const { status, stdout } = run(getFile('old.json'), getFile('new.json'), '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([{ rule: 'path-removed', level: 'breaking', clients: ['senders'], operations: ['pong'] }]);
  });

  it('exits with 0 if nothing changed', () => {
    expect(run(getFile('new.json'), getFile('new.json'))).toMatchObject({
      status: 0,
      stdout: '0 breaking, 0 accepted, 0 warnings, 0 compatible.\n',
    });
  });

  it('exits with 2 and a sentence if it cannot read a version', () => {
    expect(run('no-such-version').stderr).toContain('no-such-version is not a file, folder or commit.');
    expect(run(getFile('broken.json'), getFile('new.json'))).toMatchObject({ status: 2, stderr: expect.stringContaining('is not JSON') });
  });
});

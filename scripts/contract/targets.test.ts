import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTarget } from './targets.ts';

describe('readTarget', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'contract-targets-'))));
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  const write = (target: object): string => {
    const file = path.join(folder, 'targets.json');
    writeFileSync(file, JSON.stringify({ targets: [{ name: 'staging', origin: 'https://staging.example/v1', ...target }] }));
    return file;
  };

  it('lists the backend of this repository', () => {
    expect(readTarget('contract-targets.json', 'http://localhost:4002')).toMatchObject({ isMock: false, origin: 'http://localhost:4002' });
  });

  it.each(['https://shop.example', 'https://staging.example', 'http://staging.example/v1', 'https://staging.example/v1/more'])(
    'rejects %s, which is not listed',
    (origin) => {
      expect(() => readTarget(write({}), origin)).toThrow(/is not a test target/);
    },
  );

  it('reads secrets from the environment', () => {
    vi.stubEnv('STAGING_KEY', 'a secret');
    const file = write({ headers: { 'x-access-key': '$STAGING_KEY' } });
    expect(readTarget(file, 'https://staging.example/v1/').context).toEqual({ 'x-access-key': 'a secret' });
  });

  it('names a variable that is not set, and an unknown setting', () => {
    expect(() => readTarget(write({ headers: { 'x-access-key': '$NO_SUCH_KEY' } }), 'https://staging.example/v1')).toThrow(/NO_SUCH_KEY/);
    expect(() => readTarget(write({ isMocked: true }), 'https://staging.example/v1')).toThrow(/isMocked/);
  });

  it('reports a file that cannot be read', () => {
    expect(() => readTarget(path.join(folder, 'none.json'), 'https://staging.example')).toThrow(/Cannot read/);
  });
});

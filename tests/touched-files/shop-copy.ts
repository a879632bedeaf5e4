import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const COMPILER = join(REPOSITORY, 'node_modules/@typescript/native/bin/tsc');
const TEST_RUNNER = join(REPOSITORY, 'node_modules/vitest/vitest.mjs');
/** The compiler and the generators read nothing else. */
const COPIED = /\.(?:tsx?|mjs|json|yaml)$|^docs\/rooms\.md$/;
const SKIPPED = /^(?:node_modules|\.git|build|storybook-static|\.data|demo\/content|demo\/pictures)$/;

/** A copy of the repository that a test can change. */
export interface ShopCopy {
  readonly root: string;
  write(path: string, text: string): void;
  read(path: string): string;
  /** @throws Error if the edit changes nothing */
  edit(path: string, edit: (text: string) => string): void;
  remove(path: string): void;
  /** Files written since the copy was made. */
  touched(): readonly string[];
  /** Type-checks the whole copy. @returns "file: message" of each error */
  typecheck(): Promise<readonly string[]>;
  /**
   * Runs unit tests in another process.
   * @returns the report
   */
  runTests(files: readonly string[]): Promise<string>;
  dispose(): void;
}

export function createShopCopy(): ShopCopy {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'cairn-copy-')));
  const filter = (source: string): boolean => {
    const path = source.slice(REPOSITORY.length);
    return !SKIPPED.test(path) && (COPIED.test(path) || fs.statSync(source).isDirectory());
  };
  fs.cpSync(REPOSITORY, root, { recursive: true, preserveTimestamps: true, filter });
  fs.symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  const madeAt = Date.now();

  const copy: ShopCopy = {
    root,
    write(path, text) {
      fs.mkdirSync(dirname(join(root, path)), { recursive: true });
      fs.writeFileSync(join(root, path), text);
    },
    read: (path) => fs.readFileSync(join(root, path), 'utf8'),
    edit(path, edit) {
      const text = copy.read(path);
      const edited = edit(text);
      if (edited === text) throw new Error(`The edit does not change ${path}.`);
      copy.write(path, edited);
    },
    remove: (path) => fs.rmSync(join(root, path)),
    touched() {
      // Other processes write caches into the packages meanwhile.
      const folders = fs.readdirSync(root, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
      const files = folders.flatMap((entry) =>
        entry.isDirectory() ? fs.readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true }) : entry,
      );
      const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      return paths.filter((path) => fs.statSync(path).mtimeMs >= madeAt).map((path) => path.slice(root.length + 1));
    },
    async typecheck() {
      // Each checker checks shared types again: one takes a third less CPU time than two, and other tests need the rest.
      const options = ['--checkers', '1', '--pretty', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null'];
      const run = promisify(execFile)(process.execPath, [COMPILER, '-p', root, ...options], { cwd: root, maxBuffer: 10_000_000 });
      const { stdout } = await run.catch((error: Error & { readonly stdout: string }) => {
        if (error.stdout === '') throw error;
        return error;
      });
      // Indented lines continue an error.
      const errors = stdout.replaceAll(/\n\s+/g, ' ').split('\n');
      return errors.filter((line) => line !== '').map((line) => line.replace(/\(\d+,\d+\): error TS\d+/, ''));
    },
    async runTests(files) {
      const args = [TEST_RUNNER, 'run', '--project', 'unit', ...files];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'test' } });
      return stdout;
    },
    dispose: () => fs.rmSync(root, { recursive: true, force: true }),
  };
  return copy;
}

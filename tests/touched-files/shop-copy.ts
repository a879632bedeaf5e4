import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const COMPILER = join(REPOSITORY, 'node_modules/@typescript/native/bin/tsc');
/** The compiler and the generators read nothing else. */
const EXTENSIONS: readonly string[] = ['.ts', '.tsx', '.mjs', '.json', '.yaml', '.md'];
const SKIPPED: readonly string[] = ['node_modules', '.git', 'build', 'storybook-static', '.data'];

/** A copy of the repository that a test may change. */
export interface ShopCopy {
  readonly root: string;
  write(path: string, text: string): void;
  read(path: string): string;
  /** @throws Error if the edit changes nothing */
  edit(path: string, edit: (text: string) => string): void;
  remove(path: string): void;
  /** Files that are new or differ from the repository. */
  touched(): readonly string[];
  /** Type-checks the whole copy. @returns "file: message" of each error */
  typecheck(): Promise<readonly string[]>;
  dispose(): void;
}

export function createShopCopy(): ShopCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'cairn-copy-')));
  const isCopied = (path: string): boolean => statSync(path).isDirectory() || EXTENSIONS.includes(extname(path));
  for (const entry of readdirSync(REPOSITORY)) {
    if (!SKIPPED.includes(entry)) cpSync(join(REPOSITORY, entry), join(root, entry), { recursive: true, filter: isCopied });
  }
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));

  const copy: ShopCopy = {
    root,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    read: (path) => readFileSync(join(root, path), 'utf8'),
    edit(path, edit) {
      const text = copy.read(path);
      const edited = edit(text);
      if (edited === text) throw new Error(`The edit of ${path} changes nothing.`);
      copy.write(path, edited);
    },
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    touched() {
      const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).filter((path) => path !== BUILD_INFO);
      return paths.filter((path) => copy.read(path) !== textOf(join(REPOSITORY, path)));
    },
    async typecheck() {
      const options = ['-p', root, '--pretty', 'false', '--tsBuildInfoFile', join(root, BUILD_INFO)];
      const run = promisify(execFile)(process.execPath, [COMPILER, ...options], { cwd: root, maxBuffer: 10_000_000 });
      const { stdout } = await run.catch((error: { readonly stdout: string }) => error);
      // Indented lines continue an error.
      const errors = stdout.replaceAll(/\n\s+/g, ' ').split('\n');
      return errors.filter((line) => line !== '').map((line) => line.replace(/\(\d+,\d+\): error TS\d+/, ''));
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
  return copy;
}

const BUILD_INFO = 'tsconfig.tsbuildinfo';

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

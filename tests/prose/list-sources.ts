import { execFileSync } from 'node:child_process';

/** Tracked files and new ones that git does not ignore. generated/ is written by codegen and left out. */
export function listSources(...patterns: readonly string[]): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns];
  const deleted = new Set(execFileSync('git', ['ls-files', '-z', '--deleted'], { encoding: 'utf8' }).split('\0'));
  const files = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  return files.filter((file) => file !== '' && !file.startsWith('generated/') && !deleted.has(file));
}

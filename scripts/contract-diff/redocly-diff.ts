import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json, JsonObject } from '../codegen/json.ts';

/** One side of a change: a JSON pointer with a leading `#`, and the value there. */
interface Side {
  readonly pointer: string;
  readonly value?: Json;
}

/** An entry of the report of `redocly diff --format json`. */
export interface RedoclyChange {
  /** The shortest path from the root to the change, following `$ref`s. */
  readonly path: string;
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  readonly impact: 'major' | 'minor' | 'patch';
  /** The rules that make the change major. */
  readonly verdicts: readonly { readonly ruleId: string; readonly message: string }[];
  readonly property?: string;
  readonly base?: Side;
  readonly revision?: Side;
}

const CLI = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

/**
 * All differences between two OpenAPI documents. Runs in an empty folder, so that no `redocly.yaml` changes the rules.
 * @throws Error with the output of Redocly if it cannot read a document.
 */
export function runRedoclyDiff(before: JsonObject, after: JsonObject): readonly RedoclyChange[] {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-contract-diff-'));
  try {
    writeFileSync(join(folder, 'old.json'), JSON.stringify(before));
    writeFileSync(join(folder, 'new.json'), JSON.stringify(after));
    const args = ['diff', 'old.json', 'new.json', '--format', 'json', '--output', 'report.json', '--fail-on', 'none'];
    const { status, stderr } = spawnSync(process.execPath, [CLI, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
    });
    if (status !== 0) throw new Error(`redocly diff failed: ${stderr.trim()}`);
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as { readonly changes: readonly RedoclyChange[] };
    return report.changes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Named {
  readonly name: string;
  /** Names of steps of the same stage that must end before this one starts. */
  readonly needs?: readonly string[];
  /** True for a step that mostly waits: it takes no core from the others. */
  readonly mostlyWaits?: boolean;
}

/** A command without tests of its own: it passes or fails as one. */
export interface CommandStep extends Named {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A project of a test runner. Neighbors with the same runner share its process, and with it the start of a browser or of the shop. */
export interface ProjectStep extends Named {
  readonly runner: 'vitest' | 'playwright';
  /** Arguments of the whole process. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export type Step = CommandStep | ProjectStep;

/** One process with the names of its steps. */
export interface Run {
  readonly names: readonly string[];
  readonly needs: readonly string[];
  readonly mostlyWaits?: boolean;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A JSON report to count the tests from; a run without one counts as a single test. */
  readonly report?: { readonly runner: ProjectStep['runner']; readonly file: string };
}

const RESULTS = 'test-results';

const toProjectArgs = (names: readonly string[]): string[] => names.flatMap((name) => ['--project', name]);

function runOf(steps: readonly Step[]): Run {
  const names = steps.map(({ name }) => name);
  const needs = [...new Set(steps.flatMap((step) => step.needs ?? []))];
  const projects = steps.filter((step) => 'runner' in step);
  const [first] = steps;
  if (first === undefined) throw new RangeError('A run has at least one step.');
  if ('command' in first) {
    const { command, args, env, mostlyWaits } = first;
    return { names, needs, command, args, ...(env && { env }), ...(mostlyWaits && { mostlyWaits }) };
  }
  const { runner } = first;
  const file = `${RESULTS}/${names.join('-')}.json`;
  const report = { runner, file };
  const own = [...toProjectArgs(names), ...projects.flatMap(({ args = [] }) => args)];
  const env = Object.assign({}, ...projects.map((project) => project.env)) as Record<string, string>;
  if (runner === 'playwright')
    return { names, needs, command: runner, args: ['test', ...own], env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, report };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { names, needs, command: runner, args: ['run', ...own, ...reporters], env, report };
}

/** The processes of a stage: one per command, one for all projects of a runner. */
export function groupIntoRuns(stage: readonly Step[]): readonly Run[] {
  const processes = new Map<string, Step[]>();
  for (const step of stage) {
    const key = 'runner' in step ? step.runner : `command ${step.name}`;
    processes.set(key, [...(processes.get(key) ?? []), step]);
  }
  return [...processes.values()].map(runOf);
}

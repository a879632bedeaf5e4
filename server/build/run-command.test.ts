import { describe, expect, it } from 'vitest';
import { PrepareError, runCommand } from './run-command.ts';

const { signal } = new AbortController();

/** Runs a script with Node and collects the output that is shown. */
async function run(script: string): Promise<{ readonly shown: string; readonly error: unknown }> {
  const shown: string[] = [];
  const error = await runCommand(process.cwd(), process.execPath, ['-e', script], signal, (output) => shown.push(output)).catch(
    (failure: unknown) => failure,
  );
  return { shown: shown.join(''), error };
}

describe('runCommand', () => {
  it('hides the output of a command that succeeds', async () => {
    expect(await run('console.log("152 modules"); console.error("a warning")')).toEqual({ shown: '', error: undefined });
  });

  it('shows the output of a command that fails, and rejects with its exit code', async () => {
    const { shown, error } = await run('console.log("152 modules"); console.error("no such module"); process.exitCode = 3');
    expect(shown).toContain('152 modules');
    expect(shown).toContain('no such module');
    expect(error).toBeInstanceOf(PrepareError);
    expect(error).toMatchObject({ code: 3 });
  });
});

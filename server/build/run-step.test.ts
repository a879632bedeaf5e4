import { describe, expect, it } from 'vitest';
import { runStep } from './run-step.ts';

const createOutput = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

describe('runStep', () => {
  it('shows a step on a terminal before it ends', async () => {
    const output = createOutput(true);
    await runStep('Building the shop', async () => expect(output.written).toEqual(['Building the shop … ']), output);
    expect(output.written.join('')).toBe('Building the shop … done in 1 s\n');
  });

  it('writes one whole line if the output is not a terminal', async () => {
    const output = createOutput(false);
    expect(await runStep('Generating code', async () => 42, output)).toBe(42);
    expect(output.written).toEqual(['Generating code … done in 1 s\n']);
  });

  it('shows a failure and rejects with its error', async () => {
    const output = createOutput(true);
    const failing = runStep('Building the shop', () => Promise.reject(new Error('no space left')), output);
    await expect(failing).rejects.toThrow('no space left');
    expect(output.written.at(-1)).toBe('failed\n');
  });
});

import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createEncoderProcesses } from './encoder-processes.ts';
import type { OutputPlan } from './output-plan.ts';

const getCircle = (radius: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><circle cx="20" cy="10" r="${radius}"/></svg>`;
const original = { svg: getCircle('8'), width: 40, height: 20 };
const plan: OutputPlan = { frame: { width: 64, height: 32 }, fit: 'fill', gravity: 'center', quality: 60, sharpen: 0, format: 'webp' };

describe('createEncoderProcesses', () => {
  const encoder = createEncoderProcesses();
  afterEach(() => encoder.close());
  const waiting = new AbortController().signal;

  it('draws pictures one after the other, and reports the error of a broken one', async () => {
    const sizes = [];
    for (const width of [64, 32]) {
      const bytes = await encoder.encode(original, { ...plan, frame: { width, height: width / 2 } }, waiting);
      sizes.push((await sharp(bytes).metadata()).width);
    }
    await expect(encoder.encode({ ...original, svg: 'no drawing' }, plan, waiting)).rejects.toThrow('[cairn] [images]');
    sizes.push((await sharp(await encoder.encode(original, plan, waiting)).metadata()).width);
    expect(sizes).toEqual([64, 32, 64]);
  });

  it('ends a process when its request is aborted or the service is closed', async () => {
    const disconnect = new AbortController();
    const large = { ...plan, frame: { width: 3200, height: 1600 }, format: 'avif' } as const;
    const unwanted = encoder.encode(original, large, disconnect.signal);
    disconnect.abort(new Error('gone'));
    await expect(unwanted).rejects.toThrow('gone');
    const stopped = encoder.encode(original, large, waiting);
    encoder.close();
    await expect(stopped).rejects.toThrow('has ended');
  });
});

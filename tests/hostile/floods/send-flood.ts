import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ShopProcess } from '../shop/host.ts';
import { createPictureAddresses } from '../shop/picture-addresses.ts';

/** Runs in another process: reading the flood's responses must not distort the measured page times. */
export async function sendFlood(shopProcess: ShopProcess, name: string): Promise<ReadonlyMap<number, number>> {
  const picture = await createPictureAddresses(shopProcess);
  const file = fileURLToPath(new URL('flood-process.ts', import.meta.url));
  const child = fork(file, [name, String(shopProcess.port), picture('*')], { serialization: 'advanced' });
  const over = new AbortController();
  try {
    const reported = once(child, 'message', over).then(([statuses]) => new Map(statuses as readonly (readonly [number, number])[]));
    const ended = once(child, 'exit', over).then(([code]) => Promise.reject(new Error(`the flood "${name}" ended with ${String(code)}`)));
    return await Promise.race([reported, ended]);
  } finally {
    over.abort();
    child.kill();
  }
}

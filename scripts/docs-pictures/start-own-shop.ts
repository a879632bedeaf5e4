import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

interface OwnShop extends AsyncDisposable {
  readonly origin: string;
}

/** Starts a shop with its own content in the same way as `npm start`, and resolves when it listens. */
export async function startOwnShop(root: string, environment: Readonly<Record<string, string>>, port: number): Promise<OwnShop> {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.join(root, 'server/entry/start-shop.ts')], {
    env: { ...process.env, ...environment, PORT: String(port), PARTNERS_PORT: String(port + 1) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output: string[] = [];
  const listening = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      if (line.includes(origin)) resolve();
    });
  });
  const failed = ended.then((code) =>
    Promise.reject(new Error(`server/entry/start-shop.ts exited with code ${code}:\n${output.join('\n')}`)),
  );
  await Promise.race([listening, failed]);
  failed.catch(() => undefined);
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

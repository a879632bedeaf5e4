import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { startHelper, type Helper } from './processes.ts';

/** The bench is one client address, and it does not measure images. */
const unlimited = { calls: 1_000_000_000, seconds: 60 };
const limits = {
  reading: unlimited,
  searching: unlimited,
  changing: unlimited,
  reports: unlimited,
  changes: unlimited,
  guests: unlimited,
  cardFrames: unlimited,
};
const createSettings = (more: object): string => JSON.stringify({ '*': { limits, ...more } });

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export interface Server {
  readonly port: number;
  readonly helper: Helper;
}

/** Starts a server of the bench, on the embedded database in its own folder unless DATABASE_URL is set. */
export async function startServer(file: string, folder: string, settings: object, more: NodeJS.ProcessEnv = {}): Promise<Server> {
  const [port, partners] = [await findFreePort(), await findFreePort()];
  const environment = {
    PORT: String(port),
    BACKEND_PORT: String(port),
    PARTNERS_PORT: String(partners),
    DATA_DIR: path.join(folder, String(port)),
    PICTURES_AHEAD: 'false',
    SETTINGS: createSettings(settings),
    ...more,
  };
  return { port, helper: await startHelper(file, environment) };
}

import path from 'node:path';
import { createSettings } from '#settings/create-settings.ts';
import { parseEnvironment } from '../environment/environment.ts';
import { limitLog } from '../log/limit-log.ts';
import { createLog } from '../log/log.ts';
import { openMock } from '../mock/open-mock.ts';
import { serveMock } from '../mock/serve-mock.ts';
import { startPartners } from '../partners/start-partners.ts';
import { announceLines } from './announce.ts';
import { prepareGenerated } from '../build/prepare.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface MockArguments {
  /** Settings that the command line names. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** True to start the services without the shop. */
  readonly apiOnly: boolean;
}

/** Runs the mock on BACKEND_PORT, and the shop on it by the rules of MOCK_CALLS. Fails in production. */
export async function startMock({ settings, apiOnly }: MockArguments): Promise<void> {
  Object.assign(process.env, { MOCK_CALLS: '200', ...process.env, ...settings });
  if (apiOnly || process.env.NODE_ENV === 'production') await runApi();
  else await import('./start-dev.ts');
}

function runApi(): Promise<void> {
  return runUntilStopped(async (stack, signal) => {
    const environment = parseEnvironment(process.env, root);
    const { limits } = createSettings(environment.settings).everywhere;
    const log = limitLog(createLog(), limits.logLines);
    await prepareGenerated(root, signal);
    const mock = await openMock(environment, environment.mockedCalls ?? { responses: new Map() }, log);
    stack.push(mock.close);
    signal.addEventListener('abort', () => void mock.stopDrawing());
    const partners = await startPartners(environment, log);
    stack.push(partners.close);
    const api = await serveMock(environment, mock, log);
    stack.push(api.close);
    announceLines(
      [
        ['Mock', api.address],
        ['Contract', `${api.address}/openapi.json`],
        ['Partners', `${partners.origin}/`],
      ],
      log,
    );
  });
}

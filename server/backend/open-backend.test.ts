import { expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { parseEnvironment } from '../environment/environment.ts';
import { openBackend } from './open-backend.ts';

it('openBackend does not start a shop whose own backend would reject its access key', async () => {
  const environment = parseEnvironment({ ACCESS_KEY: 'shop', ACCESS_KEYS: 'app' }, '/nowhere');
  await expect(openBackend({ environment, mode: 'development', nodeEnv: undefined, log: createLog() })).rejects.toThrow(
    /ACCESS_KEY: must be one of ACCESS_KEYS/,
  );
});

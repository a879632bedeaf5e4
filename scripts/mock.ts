// Runs `npm run mock`.
import { parseArgs } from 'node:util';
import { startMock } from '#server/entry/start-mock.ts';

const usage = `Usage: npm run mock [-- options]
  --seed N        seed of stock, ratings and generated bodies (default: 1)
  --calls LIST    responses to force, e.g. "addItem:409:INV700, getMenu:500"
  --delay MS      delay of each response in milliseconds
  --api-only      start the services without the shop
docs/guide/mock.md describes the headers of single requests.`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        seed: { type: 'string' },
        calls: { type: 'string' },
        delay: { type: 'string' },
        'api-only': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

const options = readOptions();
if (options.help) console.log(usage);
else
  await startMock({
    settings: {
      ...(options.seed !== undefined && { MOCK_SEED: options.seed }),
      ...(options.calls !== undefined && { MOCK_CALLS: options.calls }),
      ...(options.delay !== undefined && { MOCK_DELAY: options.delay }),
    },
    apiOnly: options['api-only'],
  });

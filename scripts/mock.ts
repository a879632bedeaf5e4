// Runs `npm run mock`.
import { parseArgs } from 'node:util';
import { startMock } from '#server/entry/start-mock.ts';

const usage = `Usage: npm run mock [-- options]
  --seed N        varies stock, ratings and generated bodies (1)
  --calls LIST    responses to force, e.g. "addItem:409:INV700, getMenu:500"
  --delay MS      before each response
  --api-only      no shop, only the services
docs/mock.md describes the headers of single requests.`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    calls: { type: 'string' },
    delay: { type: 'string' },
    'api-only': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(usage);
else
  await startMock({
    settings: {
      ...(values.seed !== undefined && { MOCK_SEED: values.seed }),
      ...(values.calls !== undefined && { MOCK_CALLS: values.calls }),
      ...(values.delay !== undefined && { MOCK_DELAY: values.delay }),
    },
    apiOnly: values['api-only'] ?? false,
  });

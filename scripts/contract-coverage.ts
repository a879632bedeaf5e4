import { parseArgs } from 'node:util';
import { readCoverage } from './contract-coverage/read-coverage.ts';

const { values } = parseArgs({ options: { from: { type: 'string', default: 'test-results/contract-coverage' } } });
console.log(JSON.stringify(readCoverage(values.from), null, 1));

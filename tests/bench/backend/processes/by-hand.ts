/** The hand-written server: a lower bound of the cost of the bench's requests. */
import { createServer } from 'node:http';
import { reportUsage } from '../../pages/processes.ts';
import { handleProfiling } from '../../pages/profiling.ts';
import { openByHand } from '../by-hand/database.ts';
import { createListener } from '../by-hand/listener.ts';
import { createPartner } from '../by-hand/partner.ts';
import { createByHand } from '../by-hand/server.ts';
import { site } from '../site.ts';
import { reportStatements } from './statements.ts';

reportStatements();
const { PORT, DATABASE_URL = '', PARTNERS_ORIGIN = '', PARTNERS_KEY = '' } = process.env;
const app = await createByHand(await openByHand(DATABASE_URL), createPartner(PARTNERS_ORIGIN, PARTNERS_KEY), site);
createServer(createListener(app)).listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
reportUsage();
handleProfiling();

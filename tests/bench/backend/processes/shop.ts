/** The whole shop, whose gateway passes requests to the backend in the same process. */
import { tellStatements } from './statements.ts';

tellStatements();
await import('../../pages/shop.ts');

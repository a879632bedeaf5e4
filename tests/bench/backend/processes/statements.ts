import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type ServerResponse } from 'node:http';
import { Client } from 'pg';

/** Response header with the number of statements. */
export const statementsHeader = 'x-bench-statements';

/**
 * For a server's process: once the bench enables it, each response reports how many statements its request has sent to the database, begin
 * and commit included. Statements outside of requests, such as those of jobs, do not count. Changes nothing until enabled.
 */
export function reportStatements(): void {
  process.on('message', (message) => {
    if (message !== 'count') return;
    countStatements();
    process.send?.('counting');
  });
}

type Emit = (this: Server, event: string | symbol, ...given: unknown[]) => boolean;
type Method = (...given: unknown[]) => unknown;

function countStatements(): void {
  const counters = new AsyncLocalStorage<{ statements: number }>();
  const query = Client.prototype.query as Method;
  Object.assign(Client.prototype, {
    query(this: Client, ...given: unknown[]) {
      const counter = counters.getStore();
      if (counter) counter.statements += 1;
      return Reflect.apply(query, this, given);
    },
  });
  const emit = Server.prototype.emit as Emit;
  Object.assign(Server.prototype, {
    emit(this: Server, event: string | symbol, ...given: unknown[]) {
      if (event !== 'request') return Reflect.apply(emit, this, [event, ...given]);
      const counter = { statements: 0 };
      const outgoing = given[1] as ServerResponse;
      const writeHead = outgoing.writeHead.bind(outgoing) as Method;
      outgoing.writeHead = (...head: unknown[]) => {
        outgoing.setHeader(statementsHeader, counter.statements);
        return writeHead(...head) as ServerResponse;
      };
      return counters.run(counter, () => Reflect.apply(emit, this, [event, ...given]));
    },
  });
}

import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

/** A server whose responses wait until they are released. */
async function startSlow() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>();
  const server = await listen(
    async (_, response) => {
      markRequested();
      await released;
      response.end('answered');
    },
    0,
    'PORT',
  );
  return { server, release, requested };
}

function read(port: number, agent: Agent): Promise<Pick<IncomingMessage, 'headers' | 'statusCode'> & { readonly body: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ headers: response.headers, statusCode: response.statusCode, body }));
    }).on('error', reject);
  });
}

describe('createServerCloser', () => {
  it('finishes open responses and then closes their connections', async () => {
    const { server, release, requested } = await startSlow();
    const agent = new Agent({ keepAlive: true });
    const responses = Array.from({ length: 10 }, () => read(server.port, agent));
    await requested;
    const closed = server.close();
    release();
    for (const { headers, statusCode, body } of await Promise.all(responses))
      expect([statusCode, body, headers.connection]).toEqual([200, 'answered', 'close']);
    await closed;
    agent.destroy();
  });

  it('responds to requests that were sent before the stop, on a keep-alive connection and on a pending one', async () => {
    const { server, release } = await startSlow();
    release();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await read(server.port, agent);
    const stored = read(server.port, agent);
    const fresh = read(server.port, new Agent());
    // The requests are unread while the process is busy, and the server stops before it reads them.
    await new Promise(setImmediate);
    const until = performance.now() + 50;
    while (performance.now() < until);
    const closed = server.close();
    expect([(await stored).body, (await fresh).body]).toEqual(['answered', 'answered']);
    await closed;
    agent.destroy();
  });

  it('closes idle connections and accepts no more', async () => {
    const { server, release } = await startSlow();
    release();
    const agent = new Agent({ keepAlive: true });
    await read(server.port, agent);
    await server.close();
    await expect(read(server.port, new Agent())).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });

  it('aborts responses that take longer than the time-out', async () => {
    const { server, requested } = await startSlow();
    const socket = connect(server.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'));
    socket.on('error', () => undefined);
    const ended = new Promise((resolve) => socket.on('close', resolve));
    await requested;
    await Promise.all([server.close(20), ended]);
  });
});

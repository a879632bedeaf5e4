/** A separate process that requests pages over a number of connections, each again after its response. */
import { connect } from 'node:net';
import { createResponseReader } from './response-reader.ts';
import { summarize, type LoadOrder, type Sample } from './sample.ts';

function run({ port, visitors, targets, connections, milliseconds }: LoadOrder): Promise<Sample> {
  const requests = targets.flatMap((target) =>
    visitors.map((lines) =>
      Buffer.from(
        `GET ${target} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: gzip, br\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`,
      ),
    ),
  );
  const times: number[] = [];
  let failures = 0;
  let turn = 0;
  const started = performance.now();
  const end = started + milliseconds;

  const send = (): Promise<void> =>
    new Promise((resolve) => {
      const reader = createResponseReader();
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let requested = 0;
      const sendNext = (): void => {
        requested = performance.now();
        const request = requests[(turn += 1) % requests.length];
        if (requested >= end || request === undefined) socket.end();
        else socket.write(request);
      };
      socket.on('connect', sendNext);
      socket.on('data', (chunk: Buffer) => {
        const status = reader.push(chunk);
        if (status === undefined) return;
        if (status === 200) times.push(performance.now() - requested);
        else failures += 1;
        sendNext();
      });
      socket.on('error', () => void (failures += 1));
      socket.on('close', () => resolve());
    });

  // Never sleeps: waking a sleeping core of a virtual machine costs the server more than the response.
  let isOver = false;
  const stayAwake = (): void => void (isOver || setImmediate(stayAwake));
  stayAwake();
  return Promise.all(Array.from({ length: connections }, send)).then(() => {
    isOver = true;
    return summarize(times, failures, performance.now() - started);
  });
}

process.on('message', (order: LoadOrder) => void run(order).then((sample) => process.send?.(sample)));
process.send?.('ready');

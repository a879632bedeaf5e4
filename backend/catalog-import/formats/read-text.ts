import { createReadStream } from 'node:fs';
import { ImportError } from './source-format.ts';

/** Streams a UTF-8 file, without its byte order mark. @throws ImportError for bytes that are not UTF-8. */
export async function* readText(file: string, onBytes: (count: number) => void = () => undefined): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new ImportError('The file is not UTF-8. Export it again as UTF-8.');
    }
  };
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    yield decode(bytes);
    onBytes(bytes.length);
  }
  yield decode();
}

/** An error in the message catalog, in one sentence with the file and the message. */
export class MessageError extends Error {
  constructor(file: string, name: string | undefined, problem: string) {
    super(`messages/${file}${name === undefined ? '' : ` at ${name}`}: ${problem}`);
    this.name = 'MessageError';
  }
}

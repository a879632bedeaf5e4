/** A parsed Host header. */
export interface NamedHost {
  /** Lower case; an IPv6 address in brackets. */
  readonly name: string;
  /** Undefined for the default port of the protocol. */
  readonly port: number | undefined;
}

const HOST = /^([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;
const LOCAL = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** @returns undefined if the text is not a host. */
export function parseHost(text: string | undefined): NamedHost | undefined {
  const [, name, port] = HOST.exec(text ?? '') ?? [];
  if (name === undefined || Number(port ?? 1) > 65_535) return undefined;
  return { name: name.toLowerCase().replace(/\.$/, ''), port: port === undefined ? undefined : Number(port) };
}

/** True for a name of the machine that the browser runs on. */
export function isLocalHost({ name }: NamedHost): boolean {
  return LOCAL.test(name);
}

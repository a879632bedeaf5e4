import type { ReactNode } from 'react';

/** A text with elements in place of its placeholders, e.g. links: what stands around them in order. A placeholder without a part stays as it is. */
export function formatParts(text: string, parts: Readonly<Record<string, ReactNode>>): readonly ReactNode[] {
  return text.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return name !== undefined && Object.hasOwn(parts, name) ? parts[name] : piece;
  });
}

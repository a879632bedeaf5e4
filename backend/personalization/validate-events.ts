import type { Validator } from '#generated/validator.ts';
import { isRecord } from '../content/documents/is-record.ts';
import type { AcceptedBody } from '../router/handler.ts';

/**
 * Validates events one by one: invalid ones are dropped and reported, the others are accepted. Null if the envelope is invalid or no event
 * is valid.
 */
export function validateEvents(body: unknown, validate: Validator<unknown>): AcceptedBody | null {
  if (!isRecord(body) || !Array.isArray(body.events)) return null;
  if (body.events.length > 0 && validate(body)) return { body, notes: [] };
  if (!validate({ ...body, events: [] })) return null;
  const good: unknown[] = [];
  const notes: string[] = [];
  for (const [index, event] of body.events.entries()) {
    if (validate({ ...body, events: [event] })) good.push(event);
    else {
      const [first] = validate.errors ?? [];
      const path = (first?.instancePath ?? '').replace(/^\/events\/0/, `/events/${index}`) || `/events/${index}`;
      notes.push(`${path}: ${first?.message ?? 'does not keep to its schema'}`);
    }
  }
  return good.length > 0 ? { body: { ...body, events: good }, notes } : null;
}

import { z } from 'zod';
import type { AuthenticationCredential, RegistrationCredential } from '#generated/openapi/authentication.ts';

const text = z.string();
const common = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** Only the fields of the contract; the service validates them. */
const registration = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, attestationObject: text, transports: z.array(text).max(10).optional() }),
});
const authentication = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
});

/** Parses a new credential from a form; undefined if it is invalid. */
export function readNewCredential(json: string): RegistrationCredential | undefined {
  return parseCredential(registration, json);
}

/** Parses a signed credential from a form; undefined if it is invalid. */
export function readSignedCredential(json: string): AuthenticationCredential | undefined {
  return parseCredential(authentication, json);
}

function parseCredential<Credential>(schema: z.ZodType<Credential>, json: string): Credential | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

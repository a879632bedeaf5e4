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

/** Of what browsers say, only what the contract names; it is judged there. */
const registration = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, attestationObject: text, transports: z.array(text).max(10).optional() }),
});
const authentication = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
});

/** What an authenticator has made, out of a form; undefined where that is not it. */
export function readNewCredential(json: string): RegistrationCredential | undefined {
  return read(registration, json);
}

/** What an authenticator has signed, out of a form; undefined where that is not it. */
export function readSignedCredential(json: string): AuthenticationCredential | undefined {
  return read(authentication, json);
}

function read<Credential>(schema: z.ZodType<Credential>, json: string): Credential | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

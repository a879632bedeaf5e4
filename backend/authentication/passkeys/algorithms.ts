/** COSE algorithms: Ed25519, ECDSA on P-256, RSA with PKCS #1. Every authenticator supports one of them. */
export const algorithms = [-8, -7, -257];

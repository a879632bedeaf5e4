// `npm run dev` runs codegen with NODE_ENV=development, where TypeScript checks each node that passes through it. openapi-typescript
// writes literals as identifiers, which those checks refuse. TypeScript reads the variable once, so this module is imported first.
process.env.NODE_ENV = 'production';

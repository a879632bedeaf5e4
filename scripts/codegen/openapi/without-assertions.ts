// `npm run dev` runs codegen with NODE_ENV=development, in which TypeScript asserts each node. openapi-typescript writes literals as
// identifiers, which fails these assertions. TypeScript reads the variable once, so this module is imported first.
process.env.NODE_ENV = 'production';

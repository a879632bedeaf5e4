import express, { type Express } from 'express';

/**
 * The partners' sandboxes: other companies' systems on an origin of their own (architecture.md, "Partners' origin"). It answers for its
 * health; what no sandbox serves is refused plainly.
 */
export function createPartners(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/', (_, response) => {
    response.type('text').send("Cairn: the partners' sandboxes.\nHealth: /health\n");
  });
  app.get('/health', (_, response) => {
    response.json({ status: 'ok' });
  });
  app.use((request, response) => {
    response.status(404).type('text').send(`No sandbox serves ${request.path}.\n`);
  });
  return app;
}

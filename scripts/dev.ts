// Runs `npm run dev`.
import '#server/entry/start-dev.ts';

// Runs `npm run backend`.
import '#server/entry/start-backend.ts';

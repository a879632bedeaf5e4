// Runs `npm start`.
import '#server/entry/start-shop.ts';

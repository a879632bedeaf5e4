import type { Handler } from '../router/handler.ts';

/** A page of a style's published questions with their answers. */
export function createGetQuestions(): Handler<'getQuestions'> {
  return {
    handle() {
      return {
        status: 200,
        body: {
          questions: [
            {
              id: '9a4c7e12-5b3d-4f61-a0e8-1c2d3e4f5a60',
              productId: 'TFR10ARA',
              text: 'Does the hood fit over a climbing helmet?',
              language: 'en',
              nickname: 'Kim',
              createdAt: '2026-10-02T10:15:00.000Z',
              answers: [
                {
                  id: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30',
                  text: 'Yes, it does, with room to turn your head.',
                  language: 'en',
                  author: { kind: 'brand', displayName: 'Tarnfell' },
                  createdAt: '2026-10-03T09:00:00.000Z',
                  votes: { helpful: 4, notHelpful: 0 },
                },
              ],
            },
          ],
          questionCount: 6,
          paging: { from: 0, size: 10, total: 6 },
        },
      };
    },
  };
}

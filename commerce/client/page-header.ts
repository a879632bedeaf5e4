/** Header of every request of a page's script that may change something: forms of other origins cannot send it. */
export const pageHeader = { name: 'x-cairn-request', value: '1' } as const;

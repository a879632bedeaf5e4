// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { VideoMessages } from './messages.ts';

export const videoMessages: MessageData<VideoMessages> = { pause: 'Mettre la vidéo en pause', play: 'Lire la vidéo' };

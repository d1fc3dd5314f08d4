import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { LocalizedText } from '../fields.js';

export const lotteryGameOffered = defineEvent({
  topic: 'lottery.games',
  type: 'lottery.game.offered.v1',
  description: 'A lottery is offered, or what the catalogue shows of it has changed.',
  schema: Type.Object({
    gameCode: Type.String({ minLength: 1, maxLength: 32 }),
    gameName: LocalizedText,
    area: Type.Enum(['VN', 'SEA', 'ELOTT']),
    isRegional: Type.Boolean({ description: 'drawn by a station of a region of Vietnam' }),
    defaultPlay: Type.String({ minLength: 1, maxLength: 32, description: 'opened where none is named' }),
    place: Type.Integer({ minimum: 0, description: 'in the order in which lotteries are shown' }),
  }),
  key: (game) => game.gameCode,
  example: {
    gameCode: 'XSMB',
    gameName: { vi: 'Xổ số miền Bắc', en: 'Northern lottery' },
    area: 'VN',
    isRegional: true,
    defaultPlay: 'LO2',
    place: 0,
  },
});

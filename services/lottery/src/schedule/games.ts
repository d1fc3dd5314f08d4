import { centralStations, southStations, type Station } from '#libs/lottery-engine';
import type { CalendarGame, FastGame, Game, SeveralGame } from './game.js';

const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;
const at = (hour: number, minute: number) => hour * 60 + minute;
const officialCloseLead = 5 * 60;
/** Vietnam, Laos, Thailand and western Indonesia; Malaysia, Singapore and Hong Kong are an hour ahead. */
const indochina = 7 * 60;
const malaysia = 8 * 60;

const north: CalendarGame = {
  code: 'XSMB',
  name: { vi: 'Xổ số miền Bắc', en: 'Northern lottery' },
  area: 'VN',
  region: 'NORTH',
  rhythm: 'calendar',
  weekdays: everyDay,
  drawMinutes: at(18, 15),
  zoneMinutes: indochina,
  closeLeadSeconds: officialCloseLead,
};

const stationGame =
  (prefix: 'XSMT' | 'XSMN', region: 'CENTRAL' | 'SOUTH', drawMinutes: number) =>
  ([code, vi, en, weekdays]: Station): CalendarGame => ({
    code: `${prefix}-${code}`,
    name: { vi: `Xổ số ${vi}`, en: `${en} lottery` },
    area: 'VN',
    region,
    rhythm: 'calendar',
    weekdays,
    drawMinutes,
    zoneMinutes: indochina,
    closeLeadSeconds: officialCloseLead,
  });

/** The beacon round follows the close by four to seven seconds; the last one is for the relay. */
const fastCloseLead = 8;

const fast = (code: string, vi: string, en: string, periodSeconds: number): FastGame => ({
  code,
  name: { vi, en },
  area: 'ELOTT',
  rhythm: 'fast',
  periodSeconds,
  zoneMinutes: indochina,
  closeLeadSeconds: periodSeconds >= 300 ? 20 : fastCloseLead,
});

const elsewhere = (
  area: 'VN' | 'SEA',
  code: string,
  [vi, en]: readonly [vi: string, en: string],
  drawMinutes: number,
  days: Pick<CalendarGame, 'weekdays' | 'monthDays'>,
  zoneMinutes = indochina,
): CalendarGame => ({
  code,
  name: { vi, en },
  area,
  rhythm: 'calendar',
  ...days,
  drawMinutes,
  zoneMinutes,
  closeLeadSeconds: 10 * 60,
});

const severalADay = (
  area: 'VN' | 'SEA',
  code: string,
  [vi, en]: readonly [vi: string, en: string],
  drawTimes: readonly number[],
  closeLeadSeconds = 10 * 60,
): SeveralGame => ({
  code,
  name: { vi, en },
  area,
  rhythm: 'several',
  drawTimes,
  zoneMinutes: indochina,
  closeLeadSeconds,
});

const daily = { weekdays: everyDay };
const on = (...weekdays: number[]) => ({ weekdays });

/** Every game on the calendar: those of the engine, each with its days and times. Renaming a province changes one row. */
export const games: readonly Game[] = [
  fast('SEN60', 'Sen 60 giây', 'Sen 60 seconds', 60),
  fast('SEN300', 'Sen 5 phút', 'Sen 5 minutes', 300),
  fast('HN60', 'Hà Nội 1 phút', 'Hanoi 1 minute', 60),
  fast('HN300', 'Hà Nội 5 phút', 'Hanoi 5 minutes', 300),
  fast('VIP45', 'Siêu tốc 45 giây', 'Express 45 seconds', 45),
  fast('LF60', 'Ba số 1 phút', 'Three digits 1 minute', 60),
  fast('K3_60', 'Xúc xắc 1 phút', 'Dice 1 minute', 60),
  fast('PK10_60', 'Đua xe 1 phút', 'Racing 1 minute', 60),
  fast('L11X5_60', '11 chọn 5 1 phút', '11 of 5 1 minute', 60),
  fast('PC28_60', 'PC28 1 phút', 'PC28 1 minute', 60),
  fast('KENO60', 'Keno 1 phút', 'Keno 1 minute', 60),
  fast('L645_60', '6/45 1 phút', '6/45 1 minute', 60),
  north,
  ...centralStations.map(stationGame('XSMT', 'CENTRAL', at(17, 15))),
  ...southStations.map(stationGame('XSMN', 'SOUTH', at(16, 15))),
  elsewhere('VN', 'MEGA645', ['Mega 6/45', 'Mega 6/45'], at(18, 0), on(0, 3, 5)),
  elsewhere('VN', 'POWER655', ['Power 6/55', 'Power 6/55'], at(18, 0), on(2, 4, 6)),
  elsewhere('VN', 'MAX3D', ['Max 3D và 3D+', 'Max 3D and 3D+'], at(18, 0), on(1, 3, 5)),
  elsewhere('VN', 'MAX3DPRO', ['Max 3D Pro', 'Max 3D Pro'], at(18, 0), on(2, 4, 6)),
  // Every eight minutes from 06:08 to 21:52.
  severalADay(
    'VN',
    'KENOVN',
    ['Keno Vietlott', 'Vietlott Keno'],
    Array.from({ length: 119 }, (_, index) => at(6, 8) + 8 * index),
    60,
  ),
  severalADay('VN', 'LOTTO535', ['Lotto 5/35', 'Lotto 5/35'], [at(13, 0), at(21, 0)]),
  elsewhere('SEA', 'THAI', ['Xổ số Thái Lan', 'Thai lottery'], at(15, 40), {
    weekdays: [],
    monthDays: [1, 16],
  }),
  elsewhere('SEA', 'LAO', ['Xổ số Lào', 'Lao lottery'], at(20, 30), on(1, 3, 5)),
  elsewhere('SEA', 'HNTHAI', ['Hà Nội kiểu Thái', 'Hanoi, Thai style'], at(18, 15), daily),
  elsewhere('SEA', 'MAGNUM4D', ['Magnum 4D', 'Magnum 4D'], at(19, 0), on(0, 3, 6), malaysia),
  elsewhere('SEA', 'DAMACAI4D', ['Da Ma Cai 4D', 'Da Ma Cai 4D'], at(19, 0), on(0, 3, 6), malaysia),
  elsewhere('SEA', 'TOTO4D', ['Toto 4D', 'Toto 4D'], at(19, 0), on(0, 3, 6), malaysia),
  elsewhere('SEA', 'SG4D', ['Singapore 4D', 'Singapore 4D'], at(18, 30), on(0, 3, 6), malaysia),
  elsewhere('SEA', 'TOGEL_SG', ['Togel Singapore', 'Togel Singapore'], at(17, 45), on(0, 1, 3, 4, 6)),
  elsewhere('SEA', 'TOGEL_HK', ['Togel Hồng Kông', 'Togel Hong Kong'], at(23, 0), daily),
  elsewhere('SEA', 'TOGEL_SDY', ['Togel Sydney', 'Togel Sydney'], at(13, 50), daily),
  severalADay(
    'SEA',
    'TOGEL_MACAU',
    ['Togel Ma Cao', 'Togel Macau'],
    [at(13, 0), at(16, 0), at(19, 0), at(22, 0)],
  ),
  {
    ...severalADay('SEA', 'KHPOSTS', ['Campuchia', 'Cambodia'], [at(16, 30), at(18, 30)]),
    drawNames: [
      { vi: 'Ban ngày', en: 'Day' },
      { vi: 'Ban đêm', en: 'Night' },
    ],
  },
];

const byCode = new Map(games.map((game) => [game.code, game]));

export const gameOf = (code: string): Game | undefined => byCode.get(code);

import type { CalendarGame, FastGame, Game } from './game.js';

const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;
const at = (hour: number, minute: number) => hour * 60 + minute;
const officialCloseLead = 5 * 60;

const north: CalendarGame = {
  code: 'XSMB',
  name: { vi: 'Xổ số miền Bắc', en: 'Northern lottery' },
  area: 'VN',
  region: 'NORTH',
  rhythm: 'calendar',
  weekdays: everyDay,
  drawMinutes: at(18, 15),
  closeLeadSeconds: officialCloseLead,
};

/** Code of the station, its name, and the weekdays it draws on (0 is Sunday). Names are as the stations write them. */
type Station = readonly [code: string, vi: string, en: string, weekdays: readonly number[]];

const centralStations: readonly Station[] = [
  ['PY', 'Phú Yên', 'Phu Yen', [1]],
  ['TTH', 'Thừa Thiên Huế', 'Thua Thien Hue', [1, 0]],
  ['DLK', 'Đắk Lắk', 'Dak Lak', [2]],
  ['QNA', 'Quảng Nam', 'Quang Nam', [2]],
  ['DNG', 'Đà Nẵng', 'Da Nang', [3, 6]],
  ['KH', 'Khánh Hòa', 'Khanh Hoa', [3, 0]],
  ['BDH', 'Bình Định', 'Binh Dinh', [4]],
  ['QT', 'Quảng Trị', 'Quang Tri', [4]],
  ['QB', 'Quảng Bình', 'Quang Binh', [4]],
  ['GL', 'Gia Lai', 'Gia Lai', [5]],
  ['NT', 'Ninh Thuận', 'Ninh Thuan', [5]],
  ['QNG', 'Quảng Ngãi', 'Quang Ngai', [6]],
  ['DNO', 'Đắk Nông', 'Dak Nong', [6]],
  ['KT', 'Kon Tum', 'Kon Tum', [0]],
];

const southStations: readonly Station[] = [
  ['HCM', 'TP.HCM', 'Ho Chi Minh City', [1, 6]],
  ['DT', 'Đồng Tháp', 'Dong Thap', [1]],
  ['CM', 'Cà Mau', 'Ca Mau', [1]],
  ['BTR', 'Bến Tre', 'Ben Tre', [2]],
  ['VT', 'Vũng Tàu', 'Vung Tau', [2]],
  ['BL', 'Bạc Liêu', 'Bac Lieu', [2]],
  ['DN', 'Đồng Nai', 'Dong Nai', [3]],
  ['CT', 'Cần Thơ', 'Can Tho', [3]],
  ['ST', 'Sóc Trăng', 'Soc Trang', [3]],
  ['TN', 'Tây Ninh', 'Tay Ninh', [4]],
  ['AG', 'An Giang', 'An Giang', [4]],
  ['BTH', 'Bình Thuận', 'Binh Thuan', [4]],
  ['VL', 'Vĩnh Long', 'Vinh Long', [5]],
  ['BD', 'Bình Dương', 'Binh Duong', [5]],
  ['TV', 'Trà Vinh', 'Tra Vinh', [5]],
  ['LA', 'Long An', 'Long An', [6]],
  ['BP', 'Bình Phước', 'Binh Phuoc', [6]],
  ['HG', 'Hậu Giang', 'Hau Giang', [6]],
  ['TG', 'Tiền Giang', 'Tien Giang', [0]],
  ['KG', 'Kiên Giang', 'Kien Giang', [0]],
  ['DL', 'Đà Lạt', 'Da Lat', [0]],
];

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
    closeLeadSeconds: officialCloseLead,
  });

const fast: FastGame = {
  code: 'SEN60',
  name: { vi: 'Sen 60 giây', en: 'Sen 60 seconds' },
  area: 'ELOTT',
  rhythm: 'fast',
  periodSeconds: 60,
  closeLeadSeconds: 8,
};

/** Every game on the calendar. Stations, days and times are data: renaming a province changes one row. */
export const games: readonly Game[] = [
  fast,
  north,
  ...centralStations.map(stationGame('XSMT', 'CENTRAL', at(17, 15))),
  ...southStations.map(stationGame('XSMN', 'SOUTH', at(16, 15))),
];

/** Code of the station, its name, and the weekdays it draws on (0 is Sunday). Names are as the stations write them. */
export type Station = readonly [code: string, vi: string, en: string, weekdays: readonly number[]];

export const centralStations: readonly Station[] = [
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

export const southStations: readonly Station[] = [
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

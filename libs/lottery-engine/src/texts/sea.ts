import { text, type PlayTexts } from './play-text.js';

export const thaiTexts: PlayTexts = {
  TH3_UP: text(
    ['3 số trên', 'Ba số cuối giải nhất, đúng thứ tự.'],
    ['3 up', 'The last three digits of the first prize, in order.'],
  ),
  TH3_TOD: text(
    ['3 số đảo (tote)', 'Ba số cuối giải nhất, thứ tự nào cũng được; giải chia theo số cách đảo.'],
    ['3 tod', 'The last three digits of the first prize in any order; the prize is shared by the orders.'],
  ),
  TH2_UP: text(['2 số trên', 'Hai số cuối giải nhất.'], ['2 up', 'The last two digits of the first prize.']),
  TH2_DOWN: text(['2 số dưới', 'Giải hai số dưới.'], ['2 down', 'The two-digit prize below.']),
  TH3_FRONT: text(
    ['3 số đầu', 'Trùng một trong hai số của giải ba số đầu; mỗi lần trùng đều trả.'],
    ['3 front', 'One of the two front numbers of three digits; every hit pays.'],
  ),
  TH3_DOWN: text(
    ['3 số dưới', 'Trùng một trong hai số của giải ba số cuối; mỗi lần trùng đều trả.'],
    ['3 down', 'One of the two back numbers of three digits; every hit pays.'],
  ),
  TH_RUN_UP: text(
    ['Chạy trên', 'Chữ số xuất hiện trong ba số trên; trả một lần.'],
    ['Run up', 'The digit occurs in the three digits on top; pays once.'],
  ),
  TH_RUN_DOWN: text(
    ['Chạy dưới', 'Chữ số xuất hiện trong hai số dưới; trả một lần.'],
    ['Run down', 'The digit occurs in the two digits below; pays once.'],
  ),
  TH4_UP: text(['4 số trên', 'Bốn số cuối, đúng thứ tự.'], ['4 up', 'The last four digits, in order.']),
  TH4_TOD: text(
    ['4 số đảo (tote)', 'Bốn số cuối, thứ tự nào cũng được; giải chia theo số cách đảo.'],
    ['4 tod', 'The last four digits in any order; the prize is shared by the orders.'],
  ),
};

export const fourDigitTexts: PlayTexts = {
  BIG: text(
    ['4D lớn', 'Trùng bốn số của giải nhất, nhì, ba, đặc biệt hoặc khuyến khích.'],
    ['4D big', 'Four digits of the first, second, third, a special or a consolation prize.'],
  ),
  SMALL: text(
    ['4D nhỏ', 'Trùng bốn số của giải nhất, nhì hoặc ba; giải cao hơn.'],
    ['4D small', 'Four digits of the first three prizes only, at higher prizes.'],
  ),
  BOX_BIG: text(
    ['4D lớn đảo', 'Như 4D lớn, thứ tự nào cũng được; giải chia theo số cách đảo.'],
    ['4D big box', 'As big, in any order; prizes are shared by the orders.'],
  ),
  BOX_SMALL: text(
    ['4D nhỏ đảo', 'Như 4D nhỏ, thứ tự nào cũng được; giải chia theo số cách đảo.'],
    ['4D small box', 'As small, in any order; prizes are shared by the orders.'],
  ),
  TOP3_3D: text(
    ['3D', 'Ba số cuối của giải nhất, nhì hoặc ba.'],
    ['3D', 'The last three digits of the first three prizes.'],
  ),
};

const exact = (vi: string, en: string) =>
  text([`${vi[0]!.toUpperCase()}${vi.slice(1)}`, `Trùng ${vi}, đúng thứ tự.`], [en, `${en}, in order.`]);

export const togelTexts: PlayTexts = {
  '4D': exact('cả bốn số', 'All four digits'),
  '3D': exact('ba số cuối', 'Last three digits'),
  '2D_BACK': exact('hai số cuối', 'Last two digits'),
  '2D_FRONT': exact('hai số đầu', 'First two digits'),
  '2D_MIDDLE': exact('hai số giữa', 'Middle two digits'),
  '4D_FULL': exact('cả bốn số (trả đủ)', 'All four digits at full price'),
  '3D_FULL': exact('ba số cuối (trả đủ)', 'Last three digits at full price'),
  '2D_FULL': exact('hai số cuối (trả đủ)', 'Last two digits at full price'),
  COLOK_BEBAS: text(
    ['Colok bebas', 'Chữ số xuất hiện ở bất kỳ vị trí nào; trả theo số lần.'],
    ['Colok bebas', 'The digit occurs anywhere; pays by how often.'],
  ),
  COLOK_2D: text(
    ['Colok 2D', 'Cả hai chữ số đều xuất hiện; trả theo tổng số lần.'],
    ['Colok 2D', 'Both digits occur; pays by how often in all.'],
  ),
  COLOK_NAGA: text(
    ['Colok naga', 'Cả ba chữ số đều xuất hiện; trả theo tổng số lần.'],
    ['Colok naga', 'All three digits occur; pays by how often in all.'],
  ),
  COLOK_JITU: text(
    ['Colok jitu', 'Chữ số ở đúng vị trí đã chọn.'],
    ['Colok jitu', 'The digit at the chosen position.'],
  ),
  SHIO: text(
    ['Shio', 'Con giáp của hai số cuối: 01 là con giáp của năm, rồi lùi dần.'],
    ['Shio', 'The sign of the last two digits: 01 is the sign of the year, then back.'],
  ),
  SIDES: text(
    ['Tài xỉu chẵn lẻ từng vị trí', 'Mỗi vị trí: 5–9 là tài, 0–4 là xỉu; chẵn hay lẻ.'],
    ['Sides by position', 'Each position: 5–9 big, 0–4 small; odd or even.'],
  ),
  TENGAH_TEPI: text(
    ['Tengah tepi', 'Hai số cuối từ 25 đến 74 là giữa (tengah), còn lại là biên (tepi).'],
    ['Tengah and tepi', 'The last two digits: 25–74 middle (tengah), others edge (tepi).'],
  ),
  NEIGHBOURS: text(
    ['Kembang kempis kembar', 'So hai số cạnh nhau: tăng, giảm hoặc bằng nhau.'],
    ['Kembang, kempis, kembar', 'Two neighbouring digits: rising, falling or equal.'],
  ),
};

const post = (count: number) =>
  text(
    [
      `${count} số`,
      `${count === 1 ? 'Số cuối' : `${count} số cuối`} của đài đã chọn; chọn Lô để đánh nhiều đài cùng lúc.`,
    ],
    [
      `${count}D`,
      `The last ${count === 1 ? 'digit' : `${count} digits`} of the post; Lo plays several posts at once.`,
    ],
  );

export const postTexts: PlayTexts = { '1D': post(1), '2D': post(2), '3D': post(3), '4D': post(4) };

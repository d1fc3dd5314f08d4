/** A northern sheet of the tests, and pages that show it in the way that result pages do. */
export const sheet = {
  DB: ['04871'],
  G1: ['55210'],
  G2: ['18034', '90057'],
  G3: ['33416', '08125', '77190', '40062', '61938', '25503'],
  G4: ['0917', '4420', '8361', '1058'],
  G5: ['7702', '0333', '9145', '2816', '5094', '6671'],
  G6: ['082', '715', '390'],
  G7: ['06', '48', '93', '21'],
};

const labels: Readonly<Record<keyof typeof sheet, string>> = {
  DB: 'Giải ĐB',
  G1: 'Giải nhất',
  G2: 'G.2',
  G3: 'G3',
  G4: 'Giải tư',
  G5: 'Giải 5',
  G6: 'G.6',
  G7: 'Giải b&#7843;y',
};

export interface PageOptions {
  /** `21/11/2026` */
  day: string;
  values?: Partial<Record<keyof typeof sheet, readonly string[]>>;
  without?: readonly (keyof typeof sheet)[];
}

/** Prizes in one table with the day in its caption, numbers in elements of their own. */
export function tableOf({ day, values = {}, without = [] }: PageOptions): string {
  const rows = (Object.keys(sheet) as (keyof typeof sheet)[])
    .filter((slot) => !without.includes(slot))
    .map((slot) => {
      const numbers = (values[slot] ?? sheet[slot]).map((number) => `<span class="n">${number}</span>`);
      return `<tr><th scope="row">${labels[slot]}</th><td colspan="12">${numbers.join('')}</td></tr>`;
    });
  return `<table class="kq"><caption>Kết quả miền Bắc ngày ${day}</caption>
    <tr><td>Mã ĐB</td><td>3AB&nbsp;- 12CD</td></tr>${rows.join('\n')}</table>`;
}

/** The rest of a page: code with tags in it, comments, a table of last digits. */
export const pageOf = (...tables: readonly string[]): string => `<!doctype html><html><head>
  <script>if (1<2) document.write("<table><tr><td>ĐB</td><td>99999</td></tr></table>")</script>
  <style>td > span { color: red }</style></head><body>
  <!-- <table><tr><td>ĐB</td><td>11111</td></tr></table> -->
  <nav><a href="/">Trang chủ</a></nav>${tables.join('<p>Xem thêm</p>')}
  <table><tr><th>Đầu</th><th>Lô tô</th></tr><tr><td>0</td><td>2, 6, 8</td></tr></table>
  </body></html>`;

import { useState } from 'react';
import { dayOf, type DayRange } from '~/lib/brand-time';
import { serverNow } from '~/lib/clock';
import { formatCount, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, text, useUrlState } from '~/lib/url-state';
import { Breadcrumb } from '~/ui/breadcrumb';
import { Callout } from '~/ui/callout';
import { BarChart, LineChart, ShareChart, Sparkline } from '~/ui/chart';
import { Countdown } from '~/ui/countdown';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { DateRange } from '~/ui/date-range';
import { FileDrop } from '~/ui/file-drop';
import { SelectField, TextField } from '~/ui/field';
import { MoneyField } from '~/ui/money-field';
import { Pager } from '~/ui/pager';
import { Progress } from '~/ui/progress';
import { QrCode } from '~/ui/qr-code';
import { QueryView } from '~/ui/query-view';
import { SectionHead } from '~/ui/section-head';
import { EmptyState } from '~/ui/states';
import { Stepper } from '~/ui/stepper';
import { Tree, type TreeNode } from '~/ui/tree';

interface Line {
  account: string;
  joined: string;
  stake: string;
  profit: string;
  rate: number;
}

const SHORT = 24;
const LONG = 2_000;
const LINES: readonly Line[] = Array.from({ length: LONG }, (_, i) => ({
  account: `dai_ly_${String(i + 1).padStart(2, '0')}`,
  joined: `2026-1${i % 3}-0${(i % 9) + 1}`,
  stake: `${(i * 7_919_000) % 98_000_000}.00`,
  profit: `${i % 3 === 2 ? '-' : ''}${(i * 1_319_000) % 9_000_000}.00`,
  rate: (i * 13) % 100,
}));
const TREE: readonly TreeNode[] = [
  {
    key: 'a',
    label: 'minhtam88',
    children: [
      { key: 'b', label: 'lan_anh', children: [{ key: 'c', label: 'quoc_bao' }] },
      { key: 'd', label: 'thu_ha' },
    ],
  },
  { key: 'e', label: 'hoang_long' },
];
const FILTERS = { search: text(), status: oneOf(['all', 'open', 'done'], 'all'), page: count() };
const DAYS = ['17/11', '18/11', '19/11', '20/11', '21/11', '22/11', '23/11'];
const SERIES = [
  { key: 'in', label: 'Nạp', values: [120, 180, 90, null, 220, 260, 240] },
  { key: 'out', label: 'Rút', values: [80, 60, 140, 100, 120, 90, 150] },
  { key: 'net', label: 'Lợi nhuận', values: [40, 120, -50, -20, 100, 170, 90] },
];
const query = (over: object) =>
  ({ data: undefined, error: null, isError: false, refetch: async () => undefined, ...over }) as never;

function TableSection({ caption, length }: { caption: string; length: number }) {
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, language);
  const columns: readonly DataColumn<Line>[] = [
    {
      key: 'account',
      head: 'Đại lý',
      cell: (l) => l.account,
      sort: (l) => l.account,
      csv: (l) => l.account,
      phone: 'title',
    },
    { key: 'joined', head: 'Tham gia', cell: (l) => l.joined, sort: (l) => l.joined, csv: (l) => l.joined },
    {
      key: 'stake',
      head: 'Tiền cược',
      cell: (l) => money(l.stake),
      sort: (l) => Number(l.stake),
      csv: (l) => l.stake,
      align: 'right',
      total: money('512000000.00'),
    },
    {
      key: 'profit',
      head: 'Thắng/Thua',
      cell: (l) => (
        <span className={l.profit.startsWith('-') ? 'text-loss' : 'text-win'}>
          {formatMoney(l.profit, language, { signed: true })}
        </span>
      ),
      sort: (l) => Number(l.profit),
      csv: (l) => l.profit,
      align: 'right',
      total: money('31200000.00'),
    },
    {
      key: 'rate',
      head: 'Tỷ lệ',
      cell: (l) => <Progress label={`Tỷ lệ ${l.account}`} value={l.rate / 100} />,
      phone: 'hide',
    },
  ];
  return (
    <div className="surface p-4 sm:p-5">
      <DataTable
        caption={caption}
        columns={columns}
        rows={LINES.slice(0, length)}
        rowKey={(l) => l.account}
        empty={null}
        totals={length === SHORT}
        csvName="doi-nhom"
      />
    </div>
  );
}

/** The parts that pages are made of, each in its states. */
export function GalleryKit() {
  const language = useLanguage();
  const today = dayOf(serverNow());
  const [amount, setAmount] = useState<string | null>('2000000.00');
  const [coins, setCoins] = useState<string | null>('12.345678');
  const [days, setDays] = useState<DayRange>({ from: today, to: today });
  const [files, setFiles] = useState<File[]>([]);
  const [node, setNode] = useState<string | null>('a');
  const [filters, setFilters] = useUrlState(FILTERS);
  const [until] = useState(() => serverNow() + 90_000);
  const points = (value: number) => formatCount(value, language);
  return (
    <>
      <section>
        <SectionHead title="Kit: fields" />
        <div className="grid gap-6 sm:grid-cols-2">
          <MoneyField
            label="Số tiền"
            symbol="₫"
            value={amount}
            onChange={setAmount}
            quick={['200000.00', '500000.00', '2000000.00', '10000000.00']}
            help="50.000 – 500.000.000"
          />
          <MoneyField
            label="USDT"
            symbol="USDT"
            scale={6}
            value={coins}
            onChange={setCoins}
            error={coins === null ? 'Nhập số tiền' : undefined}
          />
        </div>
        <div className="mt-6">
          <DateRange label="Khoảng ngày" value={days} onChange={setDays} />
        </div>
        <div className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <TextField
            label="Tìm"
            value={filters.search}
            onChange={(event) => setFilters({ search: event.target.value })}
          />
          <SelectField
            label="Trạng thái"
            value={filters.status}
            onChange={(event) => setFilters({ status: event.target.value as 'all' })}
          >
            <option value="all">Tất cả</option>
            <option value="open">Chờ kết quả</option>
            <option value="done">Đã xong</option>
          </SelectField>
          <Pager page={filters.page} total={9} onPage={(page) => setFilters({ page })} />
        </div>
        <div className="mt-6">
          <FileDrop
            label="Thả ảnh vào đây hoặc chọn"
            rules={{ types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024, maxFiles: 3 }}
            files={files}
            onChange={setFiles}
          />
        </div>
      </section>
      <section>
        <SectionHead title="Kit: notes and progress" />
        <div className="grid gap-3 sm:grid-cols-2">
          <Callout>Không đổi số tiền hoặc nội dung chuyển khoản.</Callout>
          <Callout tone="info" icon="info" title="Đang kiểm tra">
            Lệnh nạp đang được kiểm tra.
          </Callout>
          <Callout tone="win" icon="check">
            Đã cộng tiền.
          </Callout>
          <Callout tone="loss">Tỷ lệ thấp hơn sẽ kết thúc hợp đồng của tuyến dưới.</Callout>
        </div>
        <div className="mt-6 grid gap-6">
          <Stepper
            label="Lệnh nạp"
            steps={[
              { label: 'Tạo lệnh', detail: '10:02', state: 'done' },
              { label: 'Chuyển khoản', detail: 'Còn 9 phút', state: 'now' },
              { label: 'Ngân hàng xác nhận', state: 'next' },
              { label: 'Cộng tiền', state: 'next' },
            ]}
          />
          <Progress label="Doanh thu cược" value={0.64} text="64 %" />
          <p>
            <Countdown until={until} label="Thời gian còn lại" className="head text-24" />
          </p>
          <div>
            <QrCode text="https://example.test/r?a=SEN88" label="QR" />
          </div>
        </div>
      </section>
      <section>
        <SectionHead title="Kit: table" />
        <TableSection caption="Đội nhóm" length={SHORT} />
      </section>
      <section>
        <SectionHead title="Kit: long table" />
        <TableSection caption="Toàn hệ thống" length={LONG} />
      </section>
      <section>
        <SectionHead title="Kit: charts" />
        <div className="grid gap-6 lg:grid-cols-2">
          <div className="surface p-4 sm:p-5">
            <LineChart label="Nạp và rút" points={DAYS} series={SERIES} format={points} />
          </div>
          <div className="surface p-4 sm:p-5">
            <BarChart label="Theo ngày" points={DAYS} series={SERIES.slice(0, 2)} format={points} />
          </div>
          <div className="surface p-4 sm:p-5">
            <ShareChart
              label="Theo loại trò"
              format={points}
              parts={[
                { key: 'r', label: 'Nổ hũ', value: 62 },
                { key: 'f', label: 'Bắn cá', value: 25 },
                { key: 'l', label: 'Xổ số', value: 13 },
              ]}
            />
          </div>
          <div className="surface grid content-center p-5">
            <p className="flex items-center gap-4">
              <b className="num text-24">1.250</b>
              <Sparkline values={[3, 5, 4, 8, 7, 11, 12]} />
            </p>
          </div>
        </div>
      </section>
      <section>
        <SectionHead title="Kit: ways down" />
        <Breadcrumb
          label="Tuyến"
          trail={[
            { key: 'a', label: 'minhtam88' },
            { key: 'b', label: 'lan_anh' },
            { key: 'c', label: 'quoc_bao' },
          ]}
          onGo={setNode}
        />
        <div className="surface mt-3 p-2 sm:max-w-100">
          <Tree label="Đội nhóm" nodes={TREE} selected={node} onSelect={setNode} />
        </div>
      </section>
      <section>
        <SectionHead title="Kit: states" />
        <div className="grid gap-4 sm:grid-cols-3">
          <QueryView query={query({})}>{() => null}</QueryView>
          <QueryView query={query({ isError: true, error: new Error('x') })} inline>
            {() => null}
          </QueryView>
          <QueryView
            query={query({ data: [] })}
            isEmpty={() => true}
            empty={<EmptyState title="Chưa có gì" />}
          >
            {() => null}
          </QueryView>
        </div>
      </section>
    </>
  );
}

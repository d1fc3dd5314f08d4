import { useState } from 'react';
import { GameArt } from '~/art/game-art';
import { Icon, type IconName } from '~/art/icon';
import { ICON_PATHS } from '~/art/icon-paths';
import { GLYPHS, type GlyphName } from '~/art/kit/glyphs';
import { CATEGORY_HUE, type Category } from '~/art/kit/types';
import { Glyph, Scene } from '~/art/pictures';
import { ApiError } from '~/lib/http';
import { Button, IconButton } from '~/ui/button';
import { Chip, Tag } from '~/ui/chip';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { CheckField, PasswordField, SelectField, TextField } from '~/ui/field';
import { Modal, ModalHeader } from '~/ui/modal';
import { Pager } from '~/ui/pager';
import { SectionHead } from '~/ui/section-head';
import { Sheet } from '~/ui/sheet';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { SegmentedTabs } from '~/ui/tabs';
import { toast } from '~/ui/toast';
import { LanguagePicker } from '../shell/language-picker';
import { GalleryKit } from './gallery-kit';

const TITLES: readonly (readonly [string, Category])[] = [
  ['Sen Vàng Phú Quý', 'rng'],
  ['Rồng Vàng Thăng Long', 'rng'],
  ['Kim Cương Đêm', 'rng'],
  ['Trống Đồng Đại Việt', 'rng'],
  ['Đèn Lồng Hội An', 'rng'],
  ['Siêu Quay 777', 'rng'],
  ['Phượng Hoàng Lửa', 'rng'],
  ['Cá Chép Hóa Rồng', 'rng'],
  ['Bắn Cá Rồng Biển', 'fish'],
  ['Tiến Lên Miền Nam', 'pvp'],
  ['Tài Xỉu', 'live'],
  ['Keno 5 Phút', 'elott'],
  ['Gà Chọi Bình Định', 'cock'],
  ['Đấu Trường Ánh Sáng', 'esports'],
];

function Overlays() {
  const [open, setOpen] = useState<'modal' | 'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('modal')}>Modal</Button>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      <Button onClick={() => toast('Đã cộng 2.000.000 ₫ vào ví', 'win')}>Toast win</Button>
      <Button onClick={() => toast('Chưa lưu được, vui lòng thử lại', 'loss')}>Toast loss</Button>
      <Modal open={open === 'modal'} onClose={close}>
        <ModalHeader title="Ậ Ễ Ỡ Ữ" />
        <div className="p-6">960 × 300</div>
      </Modal>
      <ConfirmDialog
        open={open === 'dialog'}
        title="Cần tài khoản chính thức"
        text="Vui lòng đăng ký hoặc đăng nhập."
        confirm="Đăng ký"
        cancel="Chơi thử tiếp"
        onConfirm={close}
        onClose={close}
      />
      <Sheet open={open === 'sheet'} onClose={close} label="Sheet">
        <p className="py-8">Sheet</p>
      </Sheet>
    </div>
  );
}

function Pagers() {
  const [page, setPage] = useState(5);
  return [4, 9, 37].map((total) => (
    <Pager key={total} page={Math.min(page, total)} total={total} onPage={setPage} />
  ));
}

/** Every component and drawing on one page; development only. */
export function GalleryPage() {
  const [tab, setTab] = useState<'a' | 'b'>('a');
  return (
    <main id="main" className="wrap grid grid-cols-1 gap-10 py-8">
      <div className="flex items-center justify-between">
        <h1 className="text-display">Gallery</h1>
        <LanguagePicker />
      </div>
      <section>
        <SectionHead title="Buttons, chips, tags" />
        <div className="flex flex-wrap items-center gap-3">
          {(['gold', 'jade', 'line', 'soft', 'danger', 'text'] as const).map((tone) => (
            <Button key={tone} tone={tone}>
              {tone} Ễ
            </Button>
          ))}
          <Button tone="gold" size="l">
            Lớn
          </Button>
          <Button tone="gold" busy>
            Busy
          </Button>
          <Button disabled>Disabled</Button>
          <IconButton icon="heart" label="heart" />
          <Chip pressed>Bật</Chip>
          <Chip>Tắt</Chip>
          {(['plain', 'win', 'loss', 'info', 'gold'] as const).map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
        </div>
      </section>
      <section>
        <SectionHead title="Fields" />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField label="Tên đăng nhập" icon="user" defaultValue="minhtam88" valid />
          <TextField label="E-mail" error="E-mail chưa đúng định dạng" defaultValue="a@" />
          <PasswordField label="Mật khẩu" icon="lock" help="6 – 20" />
          <SelectField label="Chọn">
            <option>Một</option>
            <option>Hai</option>
          </SelectField>
          <CheckField>Đồng ý</CheckField>
        </div>
        <div className="mt-4 grid gap-4">
          <SegmentedTabs
            label="tabs"
            value={tab}
            onChange={setTab}
            items={[
              { value: 'a', label: 'Một', panel: <p>1</p> },
              { value: 'b', label: 'Hai', panel: <p>2</p> },
            ]}
          />
        </div>
      </section>
      <section>
        <SectionHead title="Overlays" />
        <Overlays />
      </section>
      <section>
        <SectionHead title="Pager" />
        <Pagers />
      </section>
      <section className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-40" />
        <EmptyState
          className="surface"
          title="Chưa có vé cược nào"
          text="Vé sẽ hiện ở đây."
          action={<Button>30 ngày</Button>}
        />
        <ErrorState
          className="surface"
          error={new ApiError('X', 500, '', undefined, '0190f2d0-7F3A-2291')}
          onRetry={() => undefined}
        />
      </section>
      <GalleryKit />
      <section>
        <SectionHead title="Art" />
        <ul className="grid grid-cols-2 gap-3 xs:grid-cols-4 xl:grid-cols-7">
          {TITLES.map(([title, category], i) => (
            <li key={title} className="relative aspect-3/4 overflow-hidden rounded-md" data-cat={category}>
              <GameArt game={{ id: `g${i}`, title, category, vendor: 'LB' }} />
            </li>
          ))}
        </ul>
        <ul className="mt-6 flex flex-wrap gap-3">
          {(Object.keys(GLYPHS) as GlyphName[]).map((name) => (
            <li key={name} title={name}>
              <Glyph spec={name} size={72} hue={CATEGORY_HUE.rng} />
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-4 sm:grid-cols-3">
          {(['night', 'dusk', 'lagoon'] as const).map((name) => (
            <Scene key={name} name={name} className="h-48 w-full rounded-lg" />
          ))}
        </div>
        <ul className="mt-6 flex flex-wrap gap-4 text-muted">
          {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
            <li key={name} title={name}>
              <Icon name={name} />
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

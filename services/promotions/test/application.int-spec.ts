import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PromotionsApp } from './support/promotions-app.js';

const boundary = 'claim-boundary';

/** A form as a browser sends it. */
function form(fields: Record<string, string>, pictures: Buffer[] = []): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const files = pictures.flatMap((bytes) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, ...files, Buffer.from(`--${boundary}--\r\n`)]);
}

describe('claims with a remark and pictures', () => {
  let app: PromotionsApp;
  let folder: string;
  let picture: Buffer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lotus-claims-'));
    app = await PromotionsApp.start({ env: { FILES_DIR: folder } });
    const create = { width: 4, height: 4, channels: 3, background: '#c00' } as const;
    picture = await sharp({ create }).png().toBuffer();
  });
  afterAll(async () => {
    await app?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const define = () =>
    app.define({ kind: 'FREE_CREDIT', formula: { amount: '131000.00' }, claimMode: 'REVIEW' });
  const apply = (memberId: string, id: string, fields: Record<string, string>, pictures: Buffer[] = []) =>
    app.member(memberId).post(`/wps/v2/promotions/${id}/applications`, form(fields, pictures) as never, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
  const stored = async () => (await readdir(join(folder, 'claims')).catch(() => [])).length;
  const inQueue = async (memberId: string) => {
    const { body } = await app.operator().get('/wps/v2/ops/promotions/review');
    type Row = { id: string; memberId: string; remark: string | null; pictures: string[] };
    return (body.value as never as { list: Row[] }).list.find((row) => row.memberId === memberId);
  };

  it('SPEC-5.7.2 SPEC-9.5 a remark of 140 characters and three pictures reach the operator; 141, four and 5 MB do not', async () => {
    const id = await define();
    const m = await app.register();
    expect((await apply(m, id, { remark: 'ạ'.repeat(141) })).body.code).toBe('PROMOTION_REMARK_TOO_LONG');
    expect((await apply(m, id, {}, Array(4).fill(picture))).body.code).toBe('TOO_MANY_IMAGES');
    expect((await apply(m, id, {}, [Buffer.alloc(5 * 1024 * 1024 + 1)])).body.code).toBe('IMAGE_TOO_LARGE');
    expect((await apply(m, id, {}, [Buffer.from('%PDF-1.7')])).body.code).toBe('IMAGE_NOT_ACCEPTED');
    expect(await inQueue(m)).toBeUndefined();
    expect(await stored()).toBe(0);

    const remark = 'ạ'.repeat(140);
    const { body } = await apply(m, id, { remark }, [picture, picture, picture]);
    expect(body.value).toMatchObject({ status: 'applying' });
    const claim = await inQueue(m);
    expect(claim).toMatchObject({ remark });
    expect(claim!.pictures).toHaveLength(3);
    expect(await stored()).toBe(3);
    const path = `/wps/v2/ops/promotions/review/${claim!.id}/pictures`;
    expect((await app.operator().get(`${path}/${claim!.pictures[0]}`)).status).toBe(200);
    expect((await app.member(m).get(`${path}/${claim!.pictures[0]}`)).status).toBe(403);
    expect((await app.operator().get(`${path}/${'x'.repeat(32)}.png`)).status).toBe(404);
  });

  it('keeps the pictures of the claim that was made first', async () => {
    const id = await define();
    const m = await app.register();
    const before = await stored();
    await apply(m, id, { remark: 'Zalo: 0901' }, [picture]);
    await apply(m, id, { remark: 'again' }, [picture, picture]);
    expect(await inQueue(m)).toMatchObject({ remark: 'Zalo: 0901', pictures: [expect.any(String)] });
    expect(await stored()).toBe(before + 1);
  });
});

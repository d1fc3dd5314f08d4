import { encode } from 'uqr';

interface Poster {
  brand: string;
  line: string;
  code: string;
  link: string;
}

const WIDTH = 900;
const HEIGHT = 1200;
const CODE = 440;

/** The referral poster as a picture, drawn here so that it needs no server. */
export async function savePoster({ brand, line, code, link }: Poster): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(document.documentElement);
  const color = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const gold = color('--color-gold', '#f5c451');
  pen.fillStyle = color('--color-panel', '#12161f');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textAlign = 'center';
  const write = (text: string, y: number, font: string, fill: string) => {
    pen.font = font;
    pen.fillStyle = fill;
    pen.fillText(text, WIDTH / 2, y, WIDTH - 80);
  };
  const family = getComputedStyle(document.body).fontFamily;
  write(brand, 170, `700 84px ${family}`, gold);
  write(line, 260, `400 34px ${family}`, color('--color-text', '#f4f1e8'));
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  const [left, top, cell] = [(WIDTH - CODE) / 2, 340, CODE / size];
  pen.fillStyle = '#fff';
  pen.fillRect(left, top, CODE, CODE);
  pen.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(left + x * cell, top + y * cell, Math.ceil(cell), Math.ceil(cell));
    }),
  );
  write(code, 920, `700 76px ${family}`, gold);
  write(new URL(link).host, 1010, `400 34px ${family}`, color('--color-muted', '#a8a296'));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${code}.png`;
  anchor.click();
  URL.revokeObjectURL(url);
}

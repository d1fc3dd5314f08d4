import type { Page, Response } from '@playwright/test';
import sharp from 'sharp';

interface Puzzle {
  background: string;
  piece: string;
  y: number;
  width: number;
  pieceWidth: number;
}

/** The gap is the picture under a dark veil: what each pixel of the piece would look like there. */
const veil = { opacity: 0.62, colour: [5, 7, 12] };

/** Finds where the piece belongs from the two pictures alone, as an eye does. */
export async function gapOf(puzzle: Puzzle): Promise<number> {
  const picture = await pixels(puzzle.background);
  const piece = await pixels(puzzle.piece);
  let best = { x: 0, difference: Infinity };
  for (let x = 0; x <= picture.width - piece.width; x += 1) {
    let difference = 0;
    for (let row = 0; row < piece.height; row += 2) {
      for (let column = 0; column < piece.width; column += 2) {
        const from = (row * piece.width + column) * 4;
        if (piece.data[from + 3]! < 255) continue;
        const to = ((row + puzzle.y) * picture.width + column + x) * 4;
        for (let channel = 0; channel < 3; channel += 1) {
          const veiled =
            piece.data[from + channel]! * (1 - veil.opacity) + veil.colour[channel]! * veil.opacity;
          difference += Math.abs(picture.data[to + channel]! - veiled);
        }
      }
    }
    if (difference < best.difference) best = { x, difference };
  }
  return best.x;
}

/** Waits for the puzzle the page asks for, and taps where the piece belongs. */
export async function solveSlider(page: Page, asked: Promise<Response>): Promise<void> {
  const { value } = (await (await asked).json()) as { value: Puzzle };
  const x = await gapOf(value);
  const board = page.getByTestId('puzzle');
  await board.scrollIntoViewIfNeeded();
  const box = (await board.boundingBox())!;
  const scale = box.width / value.width;
  await board.click({ position: { x: (x + value.pieceWidth / 2) * scale, y: box.height / 2 } });
}

/** Call it before the click that makes the page ask for a puzzle. */
export function puzzleAsked(page: Page): Promise<Response> {
  return page.waitForResponse((answer) => answer.url().includes('/wps/captcha/slider') && answer.ok());
}

async function pixels(url: string): Promise<{ data: Buffer; width: number; height: number }> {
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

import { seeded } from '../kit/random';
import { PARTICLES_END } from './celebration.rules';

export type Sprite = HTMLCanvasElement;

const COUNT = 46;
const GRAVITY = 0.00095;

/** Coins rise once, turn and fall: one canvas, a fixed number of sprites, and it ends by itself. */
export function throwParticles(canvas: HTMLCanvasElement, sprites: readonly Sprite[]) {
  const context = canvas.getContext('2d');
  if (!context || sprites.length === 0) return;
  const width = (canvas.width = innerWidth);
  const height = (canvas.height = innerHeight);
  const random = seeded(7);
  const size = Math.max(26, Math.min(width, height) * 0.085);
  const coins = Array.from({ length: COUNT }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    return {
      x: width / 2 + side * width * (0.06 + random() * 0.1),
      y: height * 0.62,
      vx: (side * (0.05 + random() * 0.32) * Math.min(width, 900)) / 1000,
      vy: (-(0.55 + random() * 0.75) * height) / 1000,
      depth: 0.35 + random() * 0.65,
      angle: random() * 6,
      turn: (random() - 0.5) * 0.008,
      flip: 0.004 + random() * 0.006,
      delay: random() * 500,
      sprite: sprites[i % sprites.length],
    };
  });
  const start = performance.now();
  let before = start;
  const frame = (now: number) => {
    context.clearRect(0, 0, width, height);
    const time = now - start;
    if (!canvas.isConnected || time > PARTICLES_END) return;
    const step = Math.min(40, now - before);
    before = now;
    const fade = Math.min(1, Math.max(0, (PARTICLES_END - time) / 700));
    for (const coin of coins) {
      if (time < coin.delay || !coin.sprite) continue;
      coin.vy += (GRAVITY * step * height) / 900;
      coin.x += coin.vx * step;
      coin.y += coin.vy * step;
      coin.angle += coin.turn * step;
      const edge = coin.depth * size;
      context.save();
      context.globalAlpha = fade * (0.45 + coin.depth * 0.55);
      context.translate(coin.x, coin.y);
      context.rotate(coin.angle);
      context.scale(Math.cos(now * coin.flip + coin.delay) * 0.9 + 0.02, 1);
      context.drawImage(coin.sprite, -edge / 2, -edge / 2, edge, edge);
      context.restore();
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

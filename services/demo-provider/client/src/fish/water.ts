import { reducedMotion } from '../page/dom';
import { loadPicture, rasterise } from '../kit/raster';
import { preySvg, waterSvg } from './prey-art';
import { isGone, nextPrey, placeOf, spawn, type Swimmer } from './swim.rules';

interface Burst {
  x: number;
  y: number;
  at: number;
  text: string;
  win: boolean;
}

const BULLET_MS = 240;
const BURST_MS = 1300;

/** The water: animals that swim by, shots, and what they bring. It shows; it decides nothing. */
export class Water {
  readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D;
  private readonly pictures = new Map<string, HTMLCanvasElement>();
  private sea?: HTMLImageElement;
  private swimmers: Swimmer[] = [];
  private bursts: Burst[] = [];
  private bullet?: { swimmer: Swimmer; at: number };
  private serial = 0;
  private spawnAt = 0;
  private readonly still = reducedMotion();

  constructor(
    private readonly model: string,
    private readonly prey: readonly { id: string; awards: readonly number[] }[],
    label: string,
    private readonly press: (swimmer: Swimmer) => void,
  ) {
    this.canvas = document.createElement('canvas');
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', label);
    this.context = this.canvas.getContext('2d')!;
    this.canvas.addEventListener('pointerdown', (event) => this.pressed(event));
  }

  async load(): Promise<void> {
    await Promise.all(
      this.prey.map(async ({ id }) => this.pictures.set(id, await rasterise(preySvg(id, 320), 320))),
    );
    await this.resize();
    const now = performance.now();
    for (let i = 0; i < 10; i++) this.add(now - 1500 * i, this.prey[i % this.prey.length]!.id);
    requestAnimationFrame((at) => this.frame(at));
  }

  async resize(): Promise<void> {
    const { clientWidth, clientHeight } = this.canvas;
    const scale = Math.min(devicePixelRatio, 2);
    this.canvas.width = clientWidth * scale;
    this.canvas.height = clientHeight * scale;
    this.sea = await loadPicture(waterSvg(this.model, this.canvas.width, this.canvas.height));
  }

  /** One of the kind: the foremost in view, or one that swims in now. */
  find(prey: string): Swimmer {
    const now = performance.now();
    const inView = this.swimmers.filter((one) => {
      const { x } = placeOf(one, now);
      return one.prey === prey && x > 0.06 && x < 0.94;
    });
    return inView[0] ?? this.add(now - 6000, prey);
  }

  /** Resolves when the bullet has arrived. */
  async shoot(swimmer: Swimmer): Promise<void> {
    if (this.still) return;
    this.bullet = { swimmer, at: performance.now() };
    await new Promise((done) => setTimeout(done, BULLET_MS));
    this.bullet = undefined;
  }

  show(swimmer: Swimmer, text: string, win: boolean): void {
    const now = performance.now();
    const { x, y } = placeOf(swimmer, now);
    this.bursts.push({ x: Math.min(0.9, Math.max(0.1, x)), y, at: now, text, win });
    if (win) this.swimmers = this.swimmers.filter((one) => one !== swimmer);
  }

  private add(bornAt: number, prey: string): Swimmer {
    const swimmer = spawn(this.serial++, prey, bornAt, Math.random);
    this.swimmers.push(swimmer);
    // Large animals are drawn behind small ones.
    this.swimmers.sort((one, other) => other.size - one.size);
    return swimmer;
  }

  private pressed(event: PointerEvent): void {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const [px, py] = [event.clientX - left, event.clientY - top];
    const now = performance.now();
    const near = this.swimmers
      .map((swimmer) => {
        const place = placeOf(swimmer, now);
        const away = Math.hypot(place.x * width - px, place.y * height - py);
        return { swimmer, reach: away / Math.max(30, (swimmer.size * Math.min(height, width * 1.1)) / 2) };
      })
      .filter(({ reach }) => reach < 1.15)
      .toSorted((one, other) => one.reach - other.reach)[0];
    if (near) this.press(near.swimmer);
  }

  private frame(now: number): void {
    this.swimmers = this.swimmers.filter((one) => !isGone(one, now));
    if (now > this.spawnAt && this.swimmers.length < 16) {
      this.spawnAt = now + 900;
      this.add(now, nextPrey(this.prey, Math.random()));
    }
    this.bursts = this.bursts.filter(({ at }) => now - at < BURST_MS);
    this.paint(now);
    requestAnimationFrame((at) => this.frame(at));
  }

  private paint(now: number): void {
    const { context, canvas } = this;
    const { width, height } = canvas;
    context.clearRect(0, 0, width, height);
    if (this.sea) context.drawImage(this.sea, 0, 0, width, height);
    for (const swimmer of this.swimmers) this.paintSwimmer(swimmer, now);
    this.paintGun(now);
    for (const burst of this.bursts) this.paintBurst(burst, now);
  }

  private paintSwimmer(swimmer: Swimmer, now: number): void {
    const { context, canvas } = this;
    const { x, y } = placeOf(swimmer, now);
    const size = swimmer.size * Math.min(canvas.height, canvas.width * 1.1);
    context.save();
    context.translate(x * canvas.width, y * canvas.height);
    // Pictures look to the left.
    context.scale(swimmer.direction === 1 ? -1 : 1, 1);
    if (!this.still) context.rotate(Math.sin(now / 300 + swimmer.phase) * 0.05);
    context.drawImage(this.pictures.get(swimmer.prey)!, -size / 2, -size / 2, size, size);
    context.restore();
  }

  private paintGun(now: number): void {
    const { context, canvas, bullet } = this;
    const base = { x: canvas.width / 2, y: canvas.height };
    const scale = Math.min(canvas.width, canvas.height) / 600;
    const place = bullet && placeOf(bullet.swimmer, now);
    const aim = place
      ? Math.atan2(place.y * canvas.height - base.y, place.x * canvas.width - base.x)
      : -Math.PI / 2;
    context.save();
    context.translate(base.x, base.y);
    context.scale(scale, scale);
    context.rotate(aim);
    const steel = context.createLinearGradient(0, -22, 0, 22);
    for (const [at, colour] of [
      [0, '#ffe9a8'],
      [0.5, '#d99a1e'],
      [1, '#6b3f06'],
    ] as const)
      steel.addColorStop(at, colour);
    context.fillStyle = steel;
    context.beginPath();
    context.roundRect(10, -20, 96, 40, 12);
    context.roundRect(92, -26, 22, 52, 8);
    context.fill();
    context.restore();
    context.save();
    context.translate(base.x, base.y);
    context.scale(scale, scale);
    context.fillStyle = '#7a1220';
    context.beginPath();
    context.arc(0, 0, 54, Math.PI, 0);
    context.fill();
    context.strokeStyle = '#f5c451';
    context.lineWidth = 6;
    context.stroke();
    context.restore();
    if (!bullet || !place) return;
    const share = Math.min(1, (now - bullet.at) / BULLET_MS);
    const at = {
      x: base.x + (place.x * canvas.width - base.x) * share,
      y: base.y + (place.y * canvas.height - base.y) * share,
    };
    const glow = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, 22 * scale);
    glow.addColorStop(0, '#fff');
    glow.addColorStop(0.4, '#ffe27a');
    glow.addColorStop(1, '#ff990000');
    context.fillStyle = glow;
    context.beginPath();
    context.arc(at.x, at.y, 22 * scale, 0, Math.PI * 2);
    context.fill();
  }

  private paintBurst({ x, y, at, text, win }: Burst, now: number): void {
    const { context, canvas } = this;
    const age = (now - at) / BURST_MS;
    const scale = Math.min(canvas.width, canvas.height) / 600;
    const [px, py] = [x * canvas.width, y * canvas.height];
    context.save();
    context.globalAlpha = 1 - age ** 2;
    if (win && !this.still)
      for (let i = 0; i < 14; i++) {
        const angle = (i / 14) * Math.PI * 2;
        const away = (30 + 90 * age) * scale;
        context.fillStyle = i % 2 ? '#ffd75e' : '#fff3c4';
        context.beginPath();
        context.arc(px + Math.cos(angle) * away, py + Math.sin(angle) * away, 8 * scale, 0, Math.PI * 2);
        context.fill();
      }
    context.font = `800 ${(win ? 34 : 22) * scale}px 'Be Vietnam Pro', sans-serif`;
    context.textAlign = 'center';
    context.lineWidth = 6 * scale;
    context.strokeStyle = '#06223acc';
    context.fillStyle = win ? '#ffe27a' : '#e6f3ff';
    const lift = this.still ? 0 : 46 * age * scale;
    context.strokeText(text, px, py - lift);
    context.fillText(text, px, py - lift);
    context.restore();
  }
}

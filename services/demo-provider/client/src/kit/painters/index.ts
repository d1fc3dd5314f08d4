import { dragon } from './dragon';
import { lion } from './lion';
import { tiger } from './tiger';
import { koi } from './koi';
import { lotus, mai, bamboo } from './flowers';
import { drum, bird, axe, jar } from './antiquity';
import { lantern, starlantern, moon, mooncake } from './lanterns';
import { jade, coin, value, ingot, gem } from './treasure';
import { envelope, firecracker, cake } from './newyear';
import { hat, boat, fan } from './harbour';
import { pearl, turtle, starfish, coral } from './sea';
import { cherry, lemon, melon, grape, dragonfruit } from './fruit';
import { bell, seven, bar, star } from './classic';
import { ball, cup, shirt, whistle, boot } from './sport';
import { phoenix } from './phoenix';
import type { Painter } from '../painter';

/** By the name a theme calls it. */
export const PAINTERS: Record<string, Painter> = {
  phoenix,
  dragon,
  lion,
  tiger,
  koi,
  lotus,
  mai,
  bamboo,
  drum,
  bird,
  axe,
  jar,
  lantern,
  starlantern,
  moon,
  mooncake,
  jade,
  coin,
  value,
  ingot,
  gem,
  envelope,
  firecracker,
  cake,
  hat,
  boat,
  fan,
  pearl,
  turtle,
  starfish,
  coral,
  cherry,
  lemon,
  melon,
  grape,
  dragonfruit,
  bell,
  seven,
  bar,
  star,
  ball,
  cup,
  shirt,
  whistle,
  boot,
};

import type { SceneName } from '../../theme-data';
import { bamboo } from './bamboo';
import { blossom } from './blossom';
import { hoian } from './hoian';
import { karst } from './karst';
import { lake } from './lake';
import { moonrise } from './moonrise';
import { palace } from './palace';
import type { Scene } from './scene';
import { sea } from './sea';
import { stadium } from './stadium';
import { stage } from './stage';
import { terrace } from './terrace';

export const SCENES: Record<SceneName, Scene> = {
  palace,
  terrace,
  hoian,
  blossom,
  bamboo,
  sea,
  stage,
  stadium,
  moonrise,
  lake,
  karst,
};

import { Injectable } from '@nestjs/common';
import type { Pool, Tx } from '#libs/database';
import { PlaySwitchRepository } from './play-switch.repository.js';

/** Whether plays are offered: an operator switches one off in a game, or in all games. */
@Injectable()
export class PlaySwitchService {
  constructor(private readonly switches: PlaySwitchRepository) {}

  /** A test for the plays of a game, by their code. */
  async of(on: Tx | Pool, gameCode: string): Promise<(play: string) => boolean> {
    const off = (await this.switches.of(on, gameCode)).filter(({ isOff }) => isOff);
    const plays = new Set(off.map(({ play }) => play));
    return (play) => plays.has(play);
  }
}

import type { HistoryRound, RevealResponse, SpinResult } from '../../../src/play/dto/play.contract.js';
import { drawnClientSeed } from '../fairness/own-seed';
import { el } from '../page/dom';
import { fairnessPage } from '../sheets/fairness.page';
import { openHistorySheet } from '../sheets/history.sheet';
import { openInfoSheet } from '../sheets/info.sheet';
import { fact } from '../sheets/sheet';
import { clockOf } from '../text';
import type { GameParts } from './game';

/** Loaded when a sheet opens, so that a check that begins later needs no server. */
const loadCheck = () => import('../fairness/verify');

/** The sheets that need the server or the fairness check. */
export class GameSheets {
  /** The commitment that was announced for the seed after the revealed one. */
  private promised?: string;
  /** The digest of the mathematics that the revealed seed was committed with. */
  private committedMaths?: string;

  constructor(
    private readonly parts: GameParts,
    private readonly stake: () => string,
  ) {}

  info() {
    // A module that does not load now is asked for again by the check, which reports it.
    loadCheck().catch(() => undefined);
    const { text, money, session, stage } = this.parts;
    return openInfoSheet({
      text,
      money,
      language: session.language,
      look: stage.look,
      game: session.game,
      stake: this.stake(),
      playMoney: session.mode === 'PLAY',
      fairness: () => this.fairness(),
    });
  }

  history() {
    const { text, money, session, client } = this.parts;
    return openHistorySheet(text, money, session.language, {
      load: async () => (await Promise.all([client.history(), loadCheck()]))[0].rounds,
      verify: (round) => this.verify(round),
    });
  }

  roundFacts({ roundId, at, stake }: SpinResult) {
    const { text, money, session } = this.parts;
    const clock = clockOf(session.language);
    return el(
      'div',
      { class: 'facts small' },
      fact(text.round, roundId),
      fact(text.time, clock.format(new Date(at))),
      fact(text.stake, money.short(stake)),
    );
  }

  private fairness() {
    const { text, client, session } = this.parts;
    const adopt = (revealed: RevealResponse) => {
      this.promised = session.fairness.nextCommitment;
      this.committedMaths = session.fairness.mathsDigest;
      session.fairness = revealed.next;
      return revealed;
    };
    return fairnessPage(text, {
      current: () => session.fairness,
      changeSeed: async (seed) => adopt(await client.changeSeed(seed)),
      reveal: async () => adopt(await client.reveal(drawnClientSeed())),
      check: (revealed) => this.check(revealed),
    });
  }

  /** The commitment, the numbers of the rounds, then every round that was played with this seed. */
  private async check({ serverSeed, commitment, nonces, next }: RevealResponse) {
    const { text, client, session } = this.parts;
    const { commitmentHolds, mathsHold, ownDigest, roundHolds, roundsOfSeed, sequenceHolds, unpaidOf } =
      await loadCheck();
    const { mathematicsId, table } = session.game;
    if (!commitmentHolds(serverSeed, commitment, this.committedMaths))
      return { holds: false, message: text.commitmentFails };
    // The seed that was used may be from before digests of reels; the one that follows cannot.
    const own = ownDigest(mathematicsId, table);
    if (!mathsHold(this.committedMaths, mathematicsId, table) || next.mathsDigest !== own)
      return { holds: false, message: text.mathsFails };
    if (this.promised !== undefined && this.promised !== next.commitment)
      return { holds: false, message: text.nextCommitmentFails };
    const rounds = await roundsOfSeed((seed, before) => client.history(seed, before), commitment);
    if (!sequenceHolds(rounds, { commitment, nonces })) return { holds: false, message: text.roundsMissing };
    const played = rounds.filter((round) => round.result && round.fairness.commitment === commitment);
    for (const { result, proof } of played)
      if (result && !roundHolds(mathematicsId, serverSeed, result, { table, proof }))
        return { holds: false, message: `${text.roundFails} (${result.roundId})` };
    const unpaid = unpaidOf(mathematicsId, serverSeed, rounds, table);
    if (!unpaid) return { holds: false, message: text.unpaidFails };
    const said = [
      text.commitmentHolds,
      played.length > 0 && text.roundsVerified(played.length),
      unpaid.count > 0 && text.roundsRefused(unpaid.count, this.parts.money.short(unpaid.amount)),
    ];
    return { holds: true, message: said.filter(Boolean).join(' ') };
  }

  private async verify({ result, unpaid, serverSeed, proof }: HistoryRound): Promise<string> {
    const { text, session } = this.parts;
    const shown = result ?? unpaid;
    if (!serverSeed || !shown) return text.roundNotRevealed;
    const { commitmentHolds, mathsHold, roundHolds } = await loadCheck();
    const { commitment, mathsDigest } = shown.fairness;
    if (!commitmentHolds(serverSeed, commitment, mathsDigest)) return text.commitmentFails;
    const { mathematicsId, table } = session.game;
    if (!mathsHold(mathsDigest, mathematicsId, table)) return text.mathsFails;
    if (!roundHolds(mathematicsId, serverSeed, shown, { table, proof }))
      return result ? text.roundFails : text.unpaidFails;
    return result ? text.roundHolds : text.unpaidHolds;
  }
}

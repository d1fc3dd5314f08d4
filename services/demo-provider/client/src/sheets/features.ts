import type { GameInfo } from '../../../src/play/dto/play.contract.js';
import type { Texts } from '../text';

/** What the wild of this game does; nothing where it has none. */
export function wildNotes(text: Texts, { features: { wild, wildRespins } }: GameInfo): string[] {
  if (!wild && !wildRespins) return [];
  const notes = [text.wildNote];
  if (wild?.multiplier) notes.push(text.wildTimes(wild.multiplier));
  if (wild?.expanding === 'always') notes.push(text.wildExpands);
  if (wild?.expanding === 'free') notes.push(text.wildExpandsFree);
  if (wildRespins) notes.push(text.wildRespins(wildRespins.reels.map((reel) => reel + 1).join(', ')));
  return notes;
}

/** What a grid of this game does beyond its wilds and scatters. */
export function mechanicNotes(text: Texts, { features, gamble }: GameInfo): string[] {
  const { group, heights, cascade, sticky, walking, mystery, special } = features;
  const times = (steps: readonly number[]) => steps.map((step) => `×${step}`).join(', ');
  return [
    group && (group.kind === 'cluster' ? text.groupCluster(group.least) : text.groupAnywhere(group.least)),
    heights && text.heightsNote(heights.least, heights.most),
    cascade && text.cascadeNote(times(cascade.steps)),
    cascade?.freeSteps && text.cascadeFree(times(cascade.freeSteps)),
    cascade?.kept && text.cascadeKept,
    sticky && text.stickyNote,
    walking && text.walkingNote(walking.most),
    mystery && text.mysteryNote,
    special && text.specialNote,
    gamble && text.gambleNote(gamble.most),
  ].filter((note) => typeof note === 'string');
}

/** Free spins: how they come, how they go on, and what they multiply. */
export function featureNotes(text: Texts, { features: { freeSpins } }: GameInfo): string[] {
  if (!freeSpins) return [];
  const { awards, retriggers, cap, multiplier } = freeSpins;
  return [
    text.scatterSpins(...ladder(awards)),
    ...(retriggers.length > 0 ? [text.scatterMore(...ladder(retriggers))] : []),
    multiplierNote(text, multiplier),
    text.spinsCap(cap),
  ];
}

const ladder = (rungs: readonly { scatters: number; spins: number }[]): [scatters: string, spins: string] => [
  rungs.map(({ scatters }) => scatters).join(' / '),
  rungs.map(({ spins }) => spins).join(' / '),
];

export function multiplierNote(
  text: Texts,
  multiplier: NonNullable<GameInfo['features']['freeSpins']>['multiplier'],
): string {
  const times = (values: readonly number[]) => values.map((value) => `×${value}`).join(', ');
  if (multiplier.kind === 'rising') return text.freeRising(times(multiplier.steps));
  if (multiplier.kind === 'random')
    return text.freeRandom(times(multiplier.table.map((entry) => entry.times)));
  return multiplier.times > 1 ? text.freeFixed(multiplier.times) : text.freePlain;
}

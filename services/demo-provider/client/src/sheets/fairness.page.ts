import type { Fairness, RevealResponse } from '../../../src/play/dto/play.contract.js';
import { drawnClientSeed } from '../fairness/own-seed';
import { el } from '../page/dom';
import { PlayError } from '../play/play.errors';
import type { Texts } from '../text';
import { keyValue } from './sheet';

export interface FairnessActions {
  current(): Fairness;
  changeSeed(seed: string): Promise<RevealResponse>;
  reveal(): Promise<RevealResponse>;
  /** Recomputes the commitment and every round played with the seed, in this browser. */
  check(revealed: RevealResponse): Promise<{ holds: boolean; message: string }>;
}

/** Commitment, own seed, reveal, and a check of what was revealed. */
export function fairnessPage(text: Texts, actions: FairnessActions): HTMLElement {
  const values = el('div');
  const answer = el('div', { 'aria-live': 'polite' });
  const seed = el('input', {
    type: 'text',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': text.clientSeed,
    value: drawnClientSeed(),
  });
  const write = () => {
    const { commitment, clientSeed, nonce, nextCommitment, mathsDigest } = actions.current();
    values.replaceChildren(
      keyValue(text.commitment, commitment),
      keyValue(text.clientSeed, clientSeed),
      keyValue(text.nonce, String(nonce)),
      ...(mathsDigest ? [keyValue(text.mathsDigest, mathsDigest)] : []),
      ...(nextCommitment ? [keyValue(text.nextCommitment, nextCommitment)] : []),
    );
  };
  const run = async (work: () => Promise<RevealResponse>) => {
    try {
      const revealed = await work();
      write();
      seed.value = drawnClientSeed();
      answer.replaceChildren(
        keyValue(text.revealed, revealed.serverSeed),
        keyValue(text.commitment, revealed.commitment),
        el('p', {}, text.verifying),
      );
      const { holds, message } = await actions.check(revealed);
      answer.lastElementChild?.replaceWith(el('p', { class: holds ? 'holds' : 'fails' }, message));
    } catch (error) {
      const kind = error instanceof PlayError ? error.kind : 'network';
      answer.replaceChildren(el('p', { class: 'fails' }, text.errors[kind][0]));
    }
  };
  const press = (label: string, work: () => Promise<RevealResponse>, primary = false) =>
    el(
      'button',
      {
        type: 'button',
        class: primary ? 'wide-button primary' : 'wide-button',
        onclick: () => void run(work),
      },
      label,
    );
  write();
  return el(
    'div',
    { class: 'fairness' },
    el('p', {}, text.fairIntro),
    values,
    el('h3', {}, text.changeSeed),
    el('p', {}, text.seedHint),
    seed,
    el(
      'div',
      { class: 'pair' },
      press(text.reveal, () => actions.reveal()),
      press(text.saveSeed, () => actions.changeSeed(seed.value.trim()), true),
    ),
    answer,
  );
}

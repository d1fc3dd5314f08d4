export type ParentMessage =
  | { type: 'lotus.game.ready'; gameId: string }
  | { type: 'lotus.game.round'; gameId: string }
  | { type: 'lotus.game.balance'; gameId: string }
  | { type: 'lotus.game.close'; gameId: string };

/**
 * Notifies the embedding page, without amounts: `round` before a spin is sent, `balance` when its win has been counted
 * or the spin has failed.
 */
export class ParentFrame {
  gameId = '';

  constructor(private readonly origin: string | undefined) {}

  get present() {
    return this.origin !== undefined && window.parent !== window;
  }

  notify(event: 'ready' | 'round' | 'balance' | 'close') {
    if (!this.origin || window.parent === window) return;
    const message: ParentMessage = { type: `lotus.game.${event}`, gameId: this.gameId };
    window.parent.postMessage(message, this.origin);
  }
}

export interface PendingSpin {
  readonly stake: string;
  readonly clientSpinId: string;
  /** A bought feature, or the colour of a gamble. */
  readonly choice?: 'buy' | 'red' | 'black';
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** State of one game kept per tab, so that a reload continues where it was. */
export class Memory {
  constructor(
    private readonly gameCode: string,
    private readonly shelf: Shelf = availableShelf(),
  ) {}

  get token() {
    return this.shelf.getItem(this.key('token')) ?? undefined;
  }

  set token(token: string | undefined) {
    this.write('token', token);
  }

  get stake() {
    return this.shelf.getItem(this.key('stake')) ?? undefined;
  }

  set stake(stake: string | undefined) {
    this.write('stake', stake);
  }

  /** The commitment whose client seed was drawn in this tab. */
  get seeded() {
    return this.shelf.getItem(this.key('seeded')) ?? undefined;
  }

  set seeded(commitment: string | undefined) {
    this.write('seeded', commitment);
  }

  /** How the player wants odds written. */
  get oddsType() {
    return this.shelf.getItem(this.key('oddsType')) ?? undefined;
  }

  set oddsType(type: string | undefined) {
    this.write('oddsType', type);
  }

  /** A spin that was sent and not yet answered. */
  get pending(): PendingSpin | undefined {
    const text = this.shelf.getItem(this.key('pending'));
    return text ? (JSON.parse(text) as PendingSpin) : undefined;
  }

  set pending(spin: PendingSpin | undefined) {
    this.write('pending', spin && JSON.stringify(spin));
  }

  private write(name: string, value: string | undefined) {
    if (value === undefined) this.shelf.removeItem(this.key(name));
    else this.shelf.setItem(this.key(name), value);
  }

  private key(name: string) {
    return `lotus.game.${this.gameCode}.${name}`;
  }
}

/** A frame may be refused storage; the page then remembers as long as it lives. */
function availableShelf(): Shelf {
  try {
    sessionStorage.setItem('lotus.game.probe', '1');
    sessionStorage.removeItem('lotus.game.probe');
    return sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}

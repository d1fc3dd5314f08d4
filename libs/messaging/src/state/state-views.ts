import { Injectable } from '@nestjs/common';
import type { StateContract } from '#libs/events';
import type { EventMessage } from '../broker/message.js';
import { StateView } from './state-view.js';

export interface StateViewOptions {
  /** The service is not ready before at least one record is there; for state without which it cannot answer. */
  required?: boolean;
}

/** The state a service needs of others. Ask for a view in a constructor or in onModuleInit; it is filled before ready. */
@Injectable()
export class StateViews {
  private readonly views = new Map<string, StateView<unknown>>();
  private readonly required = new Set<string>();
  private caughtUp = false;
  private opened = false;

  view<P>(contract: StateContract<P>, options: StateViewOptions = {}): StateView<P> {
    const held = this.views.get(contract.topic);
    if (!held && this.opened) throw new Error(`The view of ${contract.topic} is asked for after the start`);
    const view = held ?? new StateView(contract as StateContract);
    this.views.set(contract.topic, view);
    if (options.required) this.required.add(contract.topic);
    return view as unknown as StateView<P>;
  }

  /** The topics to replay. No further view may be asked for after this. */
  open(): string[] {
    this.opened = true;
    this.caughtUp = this.views.size === 0;
    return [...this.views.keys()];
  }

  apply(message: EventMessage): void {
    this.views.get(message.topic)?.apply(message);
  }

  markCaughtUp(): void {
    this.caughtUp = true;
  }

  /** What is still missing, or undefined when every view is complete. */
  missing(): string | undefined {
    if (!this.opened) return 'state views are not open yet';
    if (!this.caughtUp) return 'state is being replayed';
    const empty = [...this.required].filter((topic) => this.views.get(topic)!.size === 0);
    return empty.length > 0 ? `no state yet on ${empty.join(', ')}` : undefined;
  }
}
